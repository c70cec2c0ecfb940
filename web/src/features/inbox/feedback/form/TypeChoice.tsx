import { feedbackTypes, type FeedbackType } from '@xinghe/rules/inbox/feedback.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { formText as words, typeNames } from '../words/messages.ts'
import { typeIcons } from '../words/type-icons.ts'

interface TypeChoiceProps {
  value: FeedbackType | null
  onChange: (type: FeedbackType) => void
}

/** The eight kinds of questions as tiles; the arrow keys walk them as radio buttons. */
export function TypeChoice({ value, onChange }: TypeChoiceProps) {
  const t = useText()
  return (
    <fieldset>
      <legend className="mb-2 text-13 font-medium">{t(words.type)}</legend>
      <div className="grid grid-cols-4 gap-3 max-desk:gap-2">
        {feedbackTypes.map((type) => (
          <label
            key={type}
            className={classNames(
              'flex cursor-pointer flex-col items-center gap-2 rounded-md border px-2 py-3.5 text-13 transition-colors has-focus-visible:ring-3 has-focus-visible:ring-brand-text/30 max-desk:py-2.5 max-desk:text-12',
              value === type
                ? 'border-brand-text bg-brand-text/8 font-medium text-brand-text'
                : 'border-line text-ink hover:border-brand-text/50',
            )}
          >
            <input
              type="radio"
              name="feedback-type"
              className="sr-only"
              checked={value === type}
              onChange={() => onChange(type)}
            />
            <Icon name={typeIcons[type]} className="size-6 max-desk:size-5" />
            {t(typeNames[type])}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
