import { Trash2 } from 'lucide'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { Note } from '#web/components/feedback/note.tsx'
import { usePerson } from '#web/features/site/person.ts'
import styles from './delete-my-data.module.css'
import { type Forgotten, forget } from './forget.ts'
import type { PrivacyContent } from './load-privacy.ts'

/** One press that deletes what we know of a reader, and says what it did and what it can't. */
export function DeleteMyData({ words }: { words: PrivacyContent['forget'] }) {
  const { refresh } = usePerson()
  const [isBusy, setBusy] = useState(false)
  const [forgotten, setForgotten] = useState<Forgotten>()

  async function handlePress() {
    setBusy(true)
    const done = await forget()
    // The cookie of what was told is gone, and the page still shows it.
    await refresh()
    setForgotten(done)
    setBusy(false)
  }

  return (
    <section id="delete-my-data" className="band tint" aria-labelledby="delete-my-data-title">
      <div className="wrap halves">
        <div className="stack">
          <h2 id="delete-my-data-title">{words.title}</h2>
          <p>{words.lead}</p>
          <noscript>
            <p>{words.noScript}</p>
          </noscript>
          <Button
            variant="danger"
            size="big"
            busy={isBusy}
            busyLabel={words.busy}
            onClick={handlePress}
            className={styles.button}
          >
            <Icon icon={Trash2} />
            {words.button}
          </Button>
          <div role="status">{forgotten && <ForgetResult words={words} forgotten={forgotten} />}</div>
        </div>
        <div className="stack-small">
          <h3>{words.leftTitle}</h3>
          <ul className={styles.left}>
            <li>
              {words.leftForms} <Link to="/contactus">{words.contact}</Link>
            </li>
            <li>{words.leftMail}</li>
            <li>{words.leftHistory}</li>
            <li>{words.leftLanguage}</li>
          </ul>
        </div>
      </div>
    </section>
  )
}

/** What became of each part. */
function ForgetResult({ words, forgotten }: { words: PrivacyContent['forget']; forgotten: Forgotten }) {
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
