import { newId, type Send } from './server-events.ts'

interface Part {
  type: string
  text?: string
  transcript?: string | null
}

export interface Item {
  id: string
  type: 'message' | 'function_call' | 'function_call_output'
  status: 'in_progress' | 'completed' | 'incomplete'
  role?: 'user' | 'assistant' | 'system'
  content?: Part[]
  name?: string
  call_id?: string
  arguments?: string
  output?: string
}

/** A talk of ten minutes has fewer. */
const mostItems = 400

/** What was said so far, in order. The oldest goes where there is too much. */
export function createItems(send: Send) {
  const items: Item[] = []

  return {
    /** Adds one to the end, and tells the client. */
    add(item: Omit<Item, 'id'> & { id?: string }): Item {
      const added: Item = { ...item, id: item.id ?? newId('item') }
      const previous_item_id = items.at(-1)?.id ?? null
      items.push(added)
      if (items.length > mostItems) items.shift()
      send('conversation.item.added', { previous_item_id, item: added })
      if (added.status === 'completed') send('conversation.item.done', { previous_item_id, item: added })
      return added
    },
    /** Tells that an item is whole now. */
    finish(item: Item, change: Partial<Item>) {
      Object.assign(item, change)
      const before = items[items.indexOf(item) - 1]
      send('conversation.item.done', { previous_item_id: before?.id ?? null, item })
    },
    find: (id: string) => items.find((item) => item.id === id),
    last: () => items.at(-1),
    remove(id: string): boolean {
      const at = items.findIndex((item) => item.id === id)
      if (at >= 0) items.splice(at, 1)
      return at >= 0
    },
  }
}

export type Items = ReturnType<typeof createItems>

/** The words of a message or of what a function gave. */
export function wordsOf({ output, content = [] }: Pick<Item, 'output' | 'content'>): string {
  return (
    output ??
    content
      .map(({ text, transcript }) => text ?? transcript ?? '')
      .join(' ')
      .trim()
  )
}
