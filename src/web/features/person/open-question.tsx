import { CircleHelp } from 'lucide'
import { Link } from 'react-router'
import type { OpenQuestion as Question } from '#contract/answer.ts'
import type { ToldTopic } from '#contract/person.ts'
import { Button } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { useToast } from '#web/components/feedback/toasts.tsx'
import { usePerson } from '#web/features/site/person.ts'
import type { AboutPerson } from './about-person.ts'
import { FactAnswers } from './fact-answers.tsx'
import { FactForm } from './fact-form.tsx'
import styles from './open-question.module.css'

/** What of the topics of a check is a fact of the person. */
const topics = new Map<string, ToldTopic>([
  ['insurance', 'insurance'],
  ['household_size', 'household_size'],
  ['yearly_income', 'yearly_income'],
  ['state', 'place'],
  ['age', 'age'],
  ['veteran', 'veteran'],
])

/** Which fact of the person a question asks for. Not every question asks for one. */
export function topicOf(question: Question | null): ToldTopic | undefined {
  return topics.get(question?.topic ?? '')
}

interface OpenQuestionProps {
  question: Question
  about: AboutPerson
  /** Where what is no fact of the person, such as a prescription, is asked. */
  checkAddress: string
}

/** The one question whose answer may change the answer, as buttons that answer it. */
export function OpenQuestion({ question, about, checkAddress }: OpenQuestionProps) {
  // Of whom nothing is known has no answer above the question.
  const Heading = about.isKnown ? 'h3' : 'h2'
  return (
    <div className={styles.question}>
      <Heading>
        <Icon icon={CircleHelp} /> {question.question}
      </Heading>
      <p className="soft">{question.why}</p>
      <Answers question={question} about={about} checkAddress={checkAddress} />
    </div>
  )
}

function Answers({ question, about, checkAddress }: OpenQuestionProps) {
  const { tell } = usePerson()
  const toast = useToast()
  const topic = topicOf(question)
  const chip = about.questions.find((each) => each.topic === topic)
  if (!topic) return <Link to={checkAddress}>{about.words.answer}</Link>
  if (chip) return <FactAnswers question={chip} words={about.words} onAnswer={(answer) => tell(topic, answer)} />

  async function take(answer: string) {
    const problem = topic && (await tell(topic, answer))
    if (problem) toast.error(problem)
  }

  return (
    <FactForm topic={topic} onAnswer={take} className={styles.answers}>
      {question.choices.map((choice) => (
        <Button key={choice} type="submit" name="answer" value={choice}>
          {choice}
        </Button>
      ))}
    </FactForm>
  )
}
