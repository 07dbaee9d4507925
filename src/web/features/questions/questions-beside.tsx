import { Box } from '#web/components/layout/box.tsx'
import { QuestionList } from './question-list.tsx'

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
