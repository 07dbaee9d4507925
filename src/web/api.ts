import type { CommunityItem, VendorDetails } from '#contract/communities.ts'
import type { GenericNames } from '#contract/drugs.ts'
import type { CheckedDrug, Topic } from '#contract/eligibility.ts'
import type { ErrorCode, ErrorReply } from '#contract/errors.ts'
import type { FormKind, RequestKind } from '#contract/intake-forms.ts'
import type { ToldTopic } from '#contract/person.ts'
import type { CategoryName, ProgramCard } from '#contract/programs.ts'
import type { Language } from '#i18n/languages.ts'
import { onDevice } from './browser-storage.ts'
import type { Address, Asked, Reply, Texts } from './contract-calls.ts'
import { sessionId } from './session-id.ts'

/** An answer of our API that is not the one asked for. `message` is in the reader's language. */
export class ApiError extends Error {
  readonly code: ErrorCode | 'unexpected' | 'unreadable'

  constructor(code: ErrorCode | 'unexpected' | 'unreadable', message: string) {
    super(message)
    this.code = code
  }
}

/** A reader who waits longer should be told, and can try again: the server sends nothing twice. */
const answerWithin = 30_000

/** What a turn of the eligibility check takes; see `takeTurn` in the contract. */
export type TurnFields = { question: string; change?: Topic; start_over?: 'true'; drug_id?: string; topic?: Topic }

/** The JSON of an answer. Throws `ApiError` where it is not the one asked for. */
export async function read<Told extends { response_code: 200 }>(response: Response): Promise<Told> {
  // What stands between us and the reader answers for us with a page of its own.
  const reply: Told | ErrorReply = await response.json().catch((error: unknown) => {
    throw response.ok ? error : new ApiError('unreadable', '')
  })
  if (reply.response_code === undefined) throw new ApiError('unexpected', '')
  if (reply.response_code !== 200) throw new ApiError((reply as ErrorReply).code, (reply as ErrorReply).message)
  return reply as Told
}

type Outside = { fetch: typeof fetch; token: () => string | null }

/** The calls the browser makes of our own API. A bearer header goes along where a token is stored. */
function createApi({ fetch, token }: Outside) {
  function open(path: string, init: RequestInit): Promise<Response> {
    const stored = token()
    const headers = { ...init.headers, ...(stored && { authorization: `Bearer ${stored}` }) }
    return fetch(path, { ...init, headers })
  }

  async function call<Told extends { response_code: 200 }>(path: string, init: RequestInit = {}): Promise<Told> {
    return read<Told>(await open(path, { signal: AbortSignal.timeout(answerWithin), ...init }))
  }

  function get<Url extends Address<'GET'>>(url: Url, query?: Texts<'GET', Url>) {
    return call<Reply<'GET', Url>>(query ? `${url}?${new URLSearchParams(query)}` : url)
  }

  function erase<Url extends Address<'DELETE'>>(url: Url, query: Texts<'DELETE', Url>) {
    return call<Reply<'DELETE', Url>>(`${url}?${new URLSearchParams(query)}`, { method: 'DELETE' })
  }

  function post<Url extends Address<'POST'>>(url: Url, fields: Texts<'POST', Url>) {
    const body = new FormData()
    for (const [name, value] of Object.entries<string>(fields)) body.append(name, value)
    return call<Reply<'POST', Url>>(url, { method: 'POST', body })
  }

  function postJson<Url extends Address<'POST'>>(url: Url, body: Asked<'POST', Url>) {
    const headers = { 'content-type': 'application/json' }
    return call<Reply<'POST', Url>>(url, { method: 'POST', body: JSON.stringify(body), headers })
  }

  async function openForm(form: FormKind): Promise<string> {
    return (await get('/api/request_form', { form })).form_token
  }

  /** What goes to somebody is sent with a token that is good once. */
  const sendable = async <Fields extends object>(fields: Fields) => ({ ...fields, form_token: await openForm('send') })

  return {
    /** For parts that are fetched late. */
    get,
    postJson,

    async listDrugNames(): Promise<GenericNames[]> {
      return (await get('/api/drug_names')).drug_names
    },

    async listPrograms(drug_id: string, category_name: CategoryName, lng: Language): Promise<ProgramCard[]> {
      return (await post('/api/get_program_criteria', { drug_id, category_name, lng })).result
    },

    takeTurn: (fields: TurnFields & { lng: Language }) =>
      post('/api/get_criteria_recomendation', { ...fields, session_id: sessionId() }),

    /** Further medicines, checked with the answers of this browser's own check. */
    async checkDrugs(drug_ids: string[], lng: Language): Promise<CheckedDrug[]> {
      return (await postJson('/api/eligibility/check', { drug_ids, lng })).results
    },

    readPerson: (lng: Language) => get('/api/person', { lng }),

    /** An empty answer takes the fact back. */
    tellPerson: (topic: ToldTopic, answer: string, lng: Language) => postJson('/api/person', { topic, answer, lng }),

    forgetPerson: (lng: Language) => erase('/api/person', { lng }),

    /** Takes the body of `makePlan` in the contract. */
    makePlan: (wanted: { drug_ids?: string[]; list?: string }, lng: Language) =>
      postJson('/api/plan', { ...wanted, lng }),

    async listCommunities(lng: Language): Promise<CommunityItem[]> {
      return (await get('/api/get_all_communities', { lng })).all_community
    },

    listVendors: (programme_id: string, lng: Language) => get('/api/vendors_names', { programme_id, lng }),

    async readVendor(vendors_id: string, lng: Language): Promise<VendorDetails | undefined> {
      return (await get('/api/vendors_details', { vendors_id, lng })).Vendors_details[0]
    },

    /** The card of these items of the catalogue; 20 at most. */
    makeCard: (itemIds: string[], lng: Language) => post('/api/digital_card', { items: itemIds.join(','), lng }),

    /** Takes the fields of `mailCard` in the contract. */
    mailCard: async (fields: Record<string, string>) => post('/api/special_mail', await sendable(fields)),

    /** Takes the fields of `textCard` in the contract. */
    textCard: async (fields: Record<string, string>) => post('/api/special_sms', await sendable(fields)),

    /** Words as sound. Takes the body of `readWords` in the contract. */
    async fetchSpeech(words: Asked<'POST', '/api/speech'>, signal: AbortSignal): Promise<Blob> {
      const headers = { 'content-type': 'application/json' }
      const response = await open('/api/speech', { method: 'POST', headers, body: JSON.stringify(words), signal })
      if (response.headers.get('content-type')?.startsWith('audio/')) return response.blob()
      throw await read(response).then(
        () => new ApiError('unexpected', ''),
        (error: unknown) => error,
      )
    },

    /** Asks Navi at one of the chat calls. The answer comes as events, or as JSON where it is refused. */
    openAnswer(path: Address<'POST'>, fields: Record<string, string>, signal: AbortSignal): Promise<Response> {
      const headers = { 'content-type': 'application/json', accept: 'text/event-stream' }
      const body = JSON.stringify({ ...fields, session_id: sessionId() })
      return open(path, { method: 'POST', headers, body, signal })
    },

    readTalk: () => get('/api/conversation', { session_id: sessionId() }),

    clearTalk: () => erase('/api/conversation', { session_id: sessionId() }),

    /** Takes the cookies away that scripts can't; `clearTalk` needs one of them, so that comes first. */
    forgetMe: () => postJson('/api/forget_me', {}),

    /** Tells that only these letters of an answer were shown. */
    stopAnswer: (question_id: string, shown: number) =>
      postJson('/api/conversation/stop', { question_id, shown, session_id: sessionId() }),

    mailTalk: async (email: string, lng: Language) =>
      postJson('/api/conversation/mail', await sendable({ email, lng, session_id: sessionId() })),

    /** What a form must be sent with. */
    openForm,

    /** Takes the fields of `contactForm` or `deliveryForm` in the contract. */
    sendRequest: (form: RequestKind, fields: object) =>
      postJson(`/api/${form}_request`, fields as Asked<'POST', `/api/${RequestKind}_request`>),
  }
}

// The specification sends this token where one is stored (decision 0004). Nothing of ours stores one, and the server
// asks for none.
export const api = createApi({ fetch: (...call) => fetch(...call), token: () => onDevice.read('token') })
