import type { ReactNode } from 'react'

/** What can be done with a turn of the talk. The same object while nothing changes, so that turns are not drawn anew. */
export interface TurnActions {
  onAsk: (question: string) => void
  onRetry: (id: string) => void
  onExpand: (id: string, isExpanded: boolean) => void
  onSearch: () => void
  mark?: (text: string, query: string) => ReactNode
}
