import { forgetTyped } from './kept-typing.ts'
import { forgetItems } from './stored-items.ts'
import { forgetPrograms } from './stored-programs.ts'

/** Removes all that this device keeps of the reader for the time without internet. The offline page itself says nothing of anyone. */
export function forgetStoredPages(): void {
  forgetPrograms()
  forgetItems()
  forgetTyped()
}
