import { Link } from 'react-router'
import { Box } from '#web/components/layout/box.tsx'
import styles from './question-list.module.css'

/** Questions as links to their pages. */
export function QuestionList({ items }: { items: { id: string; question: string }[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ id, question }) => (
        <li key={id}>
          <Link to={`/questions/${id}`}>{question}</Link>
        </li>
      ))}
    </ul>
  )
}

/** Questions of use beside programs; none where there are none. */
export function QuestionsBeside({ title, items }: { title: string; items: { id: string; question: string }[] }) {
  if (items.length === 0) return null
  return (
    <Box>
      <h2>{title}</h2>
      <QuestionList items={items} />
    </Box>
  )
}
