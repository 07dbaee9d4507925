import { type AppLoadContext, data } from 'react-router'
import type { Told } from '#contract/person.ts'
import { dateInWords } from '#i18n/date-in-words.ts'
import { dollarsInWords } from '#i18n/dollars.ts'
import { allWords, translator } from '#web/translator.server.ts'
import type { Written } from './sheet.ts'
import type { AboutKit } from './sheets/about-kit.ts'
import { letter } from './sheets/letter.ts'
import { prescriber } from './sheets/prescriber.ts'
import { whatToSend } from './sheets/what-to-send.ts'
import { worksheet } from './sheets/worksheet.ts'

/** The papers to apply to one program with, for the medicines of `?drug=`. What the reader has told stands on them. */
export function loadKit(id: string, request: Request, context: AppLoadContext) {
  const { services, language, person, origin } = context
  const asked = new URL(request.url).searchParams.get('drug') ?? ''
  const told = person?.told ?? {}
  const kit = services.kits.find(id, { drugIds: asked.split(','), insurance: told.insurance }, language)
  if (!kit) throw data(null, { status: 404 })
  const t = translator(language)
  const drugs = kit.medicines.map((medicine) => medicine.id)
  const address = `/kit/${kit.id}${drugs.length > 0 ? `?drug=${drugs.join(',')}` : ''}`
  const about: AboutKit = {
    kit,
    t,
    english: translator('en'),
    isSpanish: language === 'es',
    address: origin + address,
    insurance: insuranceOf(told, context),
  }
  const title = t('kit.title', { program: kit.name })
  return {
    words: { kit: allWords[language].kit },
    meta: { title, description: t('kit.lead') },
    title,
    program: { name: kit.name, phone: kit.phone, form: kit.form_url, page: kit.website },
    medicines: kit.medicines,
    term: kit.term,
    told: toldIn(told, { names: kit.medicines.map(({ name }) => name), insurance: about.insurance?.of }),
    sheets: [whatToSend(about), letter(about), worksheet(about), prescriber(about)],
    made: t('kit.made', { date: dateInWords(services.knowledge.today(), language) }),
  }
}

export type KitData = ReturnType<typeof loadKit>

function insuranceOf(told: Told, { services, language }: AppLoadContext): AboutKit['insurance'] {
  if (!told.insurance) return undefined
  const say = (in_: 'en' | 'es') => services.people.lines({ insurance: told.insurance }, in_)[0]?.text ?? ''
  return { of: say(language), is: say('en') }
}

/** A range says too little for a form: only an exact income is written. */
function toldIn(
  { household_size, yearly_income, state, zip }: Told,
  { names, insurance }: { names: string[]; insurance: string | undefined },
): Written {
  const income = yearly_income && yearly_income.from === yearly_income.to ? yearly_income.from : undefined
  const written: Written = {
    medicines: names.join(', '),
    insurance,
    people: household_size === undefined ? undefined : String(household_size),
    incomeYear: income === undefined ? undefined : dollarsInWords(income),
    incomeMonth: income === undefined ? undefined : dollarsInWords(Math.floor(income / 12)),
    place: [state, zip].filter(Boolean).join(' '),
  }
  return Object.fromEntries(Object.entries(written).filter(([, value]) => value))
}
