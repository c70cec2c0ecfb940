import { Component, type ReactNode } from 'react'
import { ErrorScreen } from './ErrorScreen.tsx'

type Props = { children: ReactNode }
type State = { failed: boolean }

/** A page's bug takes down that page alone; the shell around it stays usable. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? <ErrorScreen /> : this.props.children
  }
}
