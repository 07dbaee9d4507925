import { Note } from '#web/components/feedback/note.tsx'
import styles from './delete-my-data.module.css'
import type { Forgotten } from './forget.ts'
import type { PrivacyContent } from './load-privacy.ts'

/** What became of each part. */
export function ForgetResult({ words, forgotten }: { words: PrivacyContent['forget']; forgotten: Forgotten }) {
  const { server, device } = forgotten
  const done = [...(server ? [words.doneChat, words.doneCookies] : []), ...(device ? [words.doneDevice] : [])]
  const failed = [...(server ? [] : [words.failedServer]), ...(device ? [] : [words.failedDevice])]
  return (
    <div className="stack">
      {done.length > 0 && (
        <Note tone="ok">
          {failed.length === 0 && (
            <p>
              <b>{words.done}</b>
            </p>
          )}
          <ul className={styles.left}>
            {done.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        </Note>
      )}
      {failed.map((part) => (
        <Note key={part} tone="danger">
          <p>{part}</p>
        </Note>
      ))}
    </div>
  )
}
