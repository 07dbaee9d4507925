import { data } from 'react-router'
import { withValues } from '#i18n/translator.ts'
import { ChatSection } from '#web/features/chat/panel/chat-section.tsx'
import { loadChat } from '#web/features/chat/panel/load-chat.ts'
import { DrugPicker } from '#web/features/drug-search/drug-picker.tsx'
import { useStoredPrograms } from '#web/features/offline/use-stored-programs.ts'
import { aboutPerson } from '#web/features/person/about-person.ts'
import { FactChips } from '#web/features/person/fact-chips.tsx'
import { Access, NeverPay, OtherRoute } from '#web/features/programs/finder/finder-aside.tsx'
import { FinderProblem } from '#web/features/programs/finder/finder-problem.tsx'
import { loadFinder } from '#web/features/programs/finder/load-finder.ts'
import { ProgramFinder } from '#web/features/programs/finder/program-finder.tsx'
import { loadBeside } from '#web/features/questions/load-beside.ts'
import { QuestionsBeside } from '#web/features/questions/question-list.tsx'
import type { PageHandle } from '#web/features/site/frame/page-frame.tsx'
import { PageWords, useTranslation } from '#web/i18n.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { allWords } from '#web/translator.server.ts'
import type { Route } from './+types/patient-assistant-savings'
import { MedicineAnswer } from './medicine-answer.tsx'

export const handle: PageHandle = { frame: 'with-chat', facts: 'own' }

export function loader({ request, context }: Route.LoaderArgs) {
  const found = loadFinder(request, context, 'assistance')
  const words = allWords[context.language]
  return data(
    {
      ...found.data,
      about: aboutPerson(found.data.drug?.id, context),
      beside: loadBeside(found.data.drug?.id, found.data.programs, context),
      access: withValues(words.access, context.services.advertised, context.language),
      chat: loadChat(context),
      said: words.chatPages.sections.finder,
    },
    found.init ?? {},
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta)

export default function PatientAssistantSavings({ loaderData }: Route.ComponentProps) {
  return (
    <PageWords words={loaderData.words}>
      <Finder {...loaderData} />
    </PageWords>
  )
}

function Finder({ about, access, beside, chat, said, ...found }: Route.ComponentProps['loaderData']) {
  const { t } = useTranslation()
  const { drug, programs } = found
  useStoredPrograms(drug, programs)
  return (
    <>
      <ProgramFinder
        page="assistance"
        found={found}
        search={
          <DrugPicker
            label={t('search.label')}
            selected={drug ?? undefined}
            typed={found.unknown ?? undefined}
            addressOf={({ id }) => `/patient-assistant-savings?drug=${id}`}
            clearedAddress="/patient-assistant-savings"
            formAction="/patient-assistant-savings"
          />
        }
        facts={<FactChips about={about} />}
        answer={found.answer && <MedicineAnswer answer={found.answer} about={about} />}
      >
        <OtherRoute to="/copaysaving" words="copaySide" drug={drug} />
        <QuestionsBeside {...beside} />
        <Access words={access} />
        <NeverPay />
      </ProgramFinder>
      <ChatSection
        {...said}
        variant="prescription"
        data={chat}
        firstQuestion={drug ? { id: drug.id, text: drug.label } : undefined}
      />
    </>
  )
}

export function ErrorBoundary() {
  return <FinderProblem page="assistance" />
}
