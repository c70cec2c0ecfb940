import { useParams } from 'react-router'
import type { DepositBonusKind } from '@xinghe/rules/promotions/deposit-bonus.ts'
import { DepositBonusScreen } from '../../features/promotions/deposit-bonus/DepositBonusScreen.tsx'
import { NotFoundScreen } from '../states/NotFoundScreen.tsx'

function BonusPage({ kind }: { kind: DepositBonusKind }) {
  const { id = '' } = useParams()
  return <DepositBonusScreen kind={kind} id={id} notFound={<NotFoundScreen />} />
}

export const FirstDepositPage = () => <BonusPage kind="firstDeposit" />
export const AgainDepositPage = () => <BonusPage kind="againDeposit" />
