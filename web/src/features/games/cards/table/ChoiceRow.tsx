interface ChoiceRowProps<Value extends string | number> {
  label: string
  name: string
  options: readonly { readonly value: Value; readonly label: string }[]
  value: Value
  disabled: boolean
  onChange: (value: Value) => void
}

/** One of a few, set into the rail. */
export function ChoiceRow<Value extends string | number>({
  label,
  name,
  options,
  value,
  disabled,
  onChange,
}: ChoiceRowProps<Value>) {
  return (
    <div className="felt-choice" role="radiogroup" aria-label={label}>
      <span aria-hidden>{label}</span>
      <span className="felt-choice-row">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={option.value === value}
              disabled={disabled}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </span>
    </div>
  )
}
