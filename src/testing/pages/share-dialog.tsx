import { within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type { Language } from '#i18n/languages.ts'
import { ShareCardProvider } from '#web/features/cards/share-card-provider.tsx'
import { ShareCardLink } from '#web/features/site/saved/share-card-link.tsx'
import { renderPage } from './render.tsx'

export const program = {
  item_id: 'a-program',
  kind: 'program',
  program_kind: 'pap',
  name: 'A Program',
  medicine: null,
  money: null,
  benefit: null,
  eligibility: null,
  to_say: null,
  call_note: null,
  papers: [],
  organization: null,
  area_served: null,
  address: null,
  hours: null,
  week: null,
  open: 'unknown',
  coupon: null,
  url: 'https://program.example/',
  phone: '1-800-555-0100',
  phone_confirmed: true,
  evidence: 'primary',
  source_date: '2026-08',
}
export const card = {
  response_code: 200,
  special_type: 'programs',
  items: [program],
  url: 'https://navi.example/digitalcard?items=a-program',
  sends: { email: true, text: true },
}
export const queued = { response_code: 200, message: 'The server says it is sent', delivery: 'queued' }

export type Answer = () => Response | Promise<Response>

/** What the network answers at each address; without an entry, nothing answers. */
export const answers = new Map<string, Answer>()
/** What the page has asked of the network. */
export const asked: { path: string; fields: Record<string, string> }[] = []

export const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status })

// Else the first test waits for them to be built.
beforeAll(() =>
  Promise.all([import('#web/features/cards/share-dialog.tsx'), import('#web/components/form/phone-numbers.ts')]),
)

beforeEach(() => {
  answers.clear()
  asked.length = 0
  answers.set('/api/digital_card', json(card))
  // Only the network is a stand-in; the real server answers in the journeys.
  answers.set('/api/request_form?form=send', json({ response_code: 200, form_token: 'good-once' }))
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: FormData }) => {
    asked.push({ path, fields: Object.fromEntries(body ?? []) as Record<string, string> })
    const answer = answers.get(path)
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** A page with one share button, pressed. */
export async function openShareDialog(language: Language = 'en') {
  const page = renderPage(
    <ShareCardProvider>
      <ShareCardLink itemIds={['a-program']} label="Share" about="A Program" />
    </ShareCardProvider>,
    { language },
  )
  const link = page.screen.getByRole('link', { name: /Share/ })
  await page.user.click(link)
  const dialog = await page.screen.findByRole<HTMLDialogElement>('dialog', { name: page.t('cards.title') })
  const inside = within(dialog)
  return { ...page, link, dialog, inside }
}

/** The same, with the panel of one way open. */
export async function openSharePanel(way: 'email' | 'text', language?: Language) {
  const page = await openShareDialog(language)
  const { user, t, inside } = page
  const button = await inside.findByRole('button', { name: t(`cards.ways.${way}`) })
  await user.click(button)
  const panel = within(inside.getByRole('region', { name: t(`cards.${way}.title`) }))
  const field = panel.getByRole<HTMLInputElement>('textbox', { name: t(`cards.${way}.label`) })
  const press = () => user.click(panel.getByRole('button', { name: t('cards.send') }))
  return { ...page, button, panel, field, press }
}

export const sends = () => asked.filter(({ path }) => path.startsWith('/api/special_'))
