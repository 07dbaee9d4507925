/** The pages of ours that an answer may link to. `web/routes.test.ts` holds this list against the routes. */
export const ownPages = [
  '/',
  '/welcomemodal',
  '/patient-assistant-savings',
  '/copaysaving',
  '/checkeligibility',
  '/localcommunity',
  '/support-programs',
  '/specialcommunity',
  '/organizationtable',
  '/digitalcard',
  '/prescription-asistance-criteria',
  '/local-community-criteria',
  '/freehomedelivery',
  '/assistance',
  '/pharmacycoupon',
  '/chatcompass',
  '/paperworkassistance',
  '/privacypolicy',
  '/termsconditions',
  '/contactus',
  '/aboutus',
  '/health-care-ai',
  '/digital-pharmacy',
  '/medication-savings',
  '/pharmacycouponcategory',
  '/navi-ai',
  '/questions',
  '/facts',
]

/** Which records there are, by what an address of ours names them with. */
type Ids = Record<'drugs' | 'services' | 'items' | 'questions', ReadonlySet<string>>

/** Whether a path of ours leads to a page that exists, and to a medicine or record that exists. */
export function isOwnPage(address: string, { drugs, services, items, questions }: Ids): boolean {
  if (!/^\/(?![/\\])/.test(address)) return false
  const url = new URL(address, 'https://navi.example')
  const path = url.pathname.toLowerCase().replace(/(?<=.)\/$/, '')
  const [, folder, id] = path.split('/')
  const drug = url.searchParams.get('drug')
  const listed = [url.searchParams.get('items'), url.searchParams.get('program')].flatMap(
    (ids) => ids?.split(',') ?? [],
  )
  if ((drug && !drugs.has(drug)) || listed.some((item) => !items.has(item))) return false
  if (folder === 'drugs') return drugs.has(id ?? '')
  if (folder === 'services') return services.has(id ?? '')
  if (folder === 'questions' && id) return questions.has(id)
  return ownPages.includes(path)
}
