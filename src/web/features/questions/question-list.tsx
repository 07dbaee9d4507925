import { Link } from 'react-router'
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
