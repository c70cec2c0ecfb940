import type { ReactNode } from 'react'
import type { RailName } from '@xinghe/rules/wallet/rails.ts'
import { classNames } from '@xinghe/ui/class-names.ts'

interface Art {
  readonly ground: string
  readonly glyph: ReactNode
}

const stroke = {
  fill: 'none',
  stroke: '#fff',
  strokeWidth: 2.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** The bar of a T and the ring through it, with the mark of its network in the corner. */
const coin = (mark: ReactNode): ReactNode => (
  <>
    <path {...stroke} strokeWidth="3" d="M11.500 12.500h15M19 12.500V28" />
    <ellipse {...stroke} strokeWidth="1.800" cx="19" cy="18" rx="9" ry="2.800" />
    <circle cx="29.500" cy="29.500" r="7" fill="#fff" />
    {mark}
  </>
)

const arts: Readonly<Record<RailName, Art>> = {
  bank: {
    ground: '#1f5fd6',
    glyph: (
      <path
        {...stroke}
        d="M9 17 20 10l11 7ZM12.500 20.500v7M17.500 20.500v7M22.500 20.500v7M27.500 20.500v7M9 31h22"
      />
    ),
  },
  alipay: {
    ground: '#1677d2',
    glyph: (
      <path
        {...stroke}
        d="M10 15v-3a2 2 0 0 1 2-2h3M25 10h3a2 2 0 0 1 2 2v3M30 25v3a2 2 0 0 1-2 2h-3M15 30h-3a2 2 0 0 1-2-2v-3M15 15.500h10M20 13v3M24.500 19c-1.800 3.800-5 6-9.500 6.500M16.500 20.500c3 .8 5.800 2.500 8.500 5"
      />
    ),
  },
  wechat: {
    ground: '#12924a',
    glyph: (
      <>
        <path
          fill="#fff"
          d="M17 9.500c5.200 0 9.300 3.300 9.300 7.300 0 .3 0 .6-.1.9-5 .1-8.900 3.300-8.900 7.300v.9h-.3c-1 0-2-.1-2.900-.4L10.500 27.300l.9-3.200c-2.200-1.300-3.700-3.300-3.700-5.600 0-5 4.100-9 9.300-9Z"
        />
        <path
          fill="#fff"
          fillOpacity="0.820"
          d="M26.300 19.500c3.900 0 7 2.600 7 5.800 0 1.800-1 3.400-2.600 4.500l.7 2.400-2.700-1.400c-.8.2-1.600.3-2.400.3-3.900 0-7-2.600-7-5.800s3.100-5.800 7-5.800Z"
        />
        <path
          stroke="#12924a"
          strokeWidth="2.200"
          strokeLinecap="round"
          d="M13.800 16.500h.01M20 16.500h.01M24 24.500h.01M28.600 24.500h.01"
        />
      </>
    ),
  },
  online: {
    ground: '#3c4fc0',
    glyph: (
      <path
        {...stroke}
        d="M10.500 12h19a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-19a2 2 0 0 1-2-2V14a2 2 0 0 1 2-2ZM8.500 17.500h23M19 23.500h8M24.500 21l2.500 2.500-2.500 2.500"
      />
    ),
  },
  ewallet: {
    ground: '#a8571a',
    glyph: (
      <path
        {...stroke}
        d="M27.500 14.500v-3a1.500 1.500 0 0 0-1.500-1.500H12a3 3 0 0 0 0 6h17a1.500 1.500 0 0 1 1.500 1.500V28a1.500 1.500 0 0 1-1.500 1.500H12a3 3 0 0 1-3-3V13M25 22.800h.01"
      />
    ),
  },
  'usdt-trc20': {
    ground: '#0f8a6c',
    glyph: coin(<path fill="#c0272d" d="m25.800 26.800 7.200 1.400-4 5.100-3.200-6.500Z" />),
  },
  'usdt-erc20': {
    ground: '#0f8a6c',
    glyph: coin(
      <path fill="#4a5bb5" d="m29.500 24.800 2.800 4.700-2.800 4.700-2.800-4.700 2.800-4.700Z" />,
    ),
  },
  huione: {
    ground: '#b02a37',
    glyph: <path {...stroke} strokeWidth="3" d="M13 11v18M27 11v18M13 20h14" />,
  },
}

/** Drawn by us for every rail; decoration beside its name. */
export function RailIcon({ rail, className }: { rail: RailName; className?: string }) {
  const { ground, glyph } = arts[rail]
  return (
    <svg aria-hidden viewBox="0 0 40 40" className={classNames('shrink-0', className ?? 'size-10')}>
      <rect width="40" height="40" rx="9" fill={ground} />
      {glyph}
    </svg>
  )
}
