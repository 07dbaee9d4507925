import type { Unreadable } from './fetch-page.ts'
import type { PageText } from './page-text.ts'

/** What an answer with status 200 is when it is not the page: in its title or first lines, or in all of a short text. */
const signs: { why: Unreadable; sign: RegExp }[] = [
  {
    why: 'captcha',
    sign: /captcha|are you (a )?(human|robot)|verify (that )?you are (a )?human|checking your browser|^just a moment|attention required|unusual traffic|access (to this page )?(has been )?denied|request (was )?blocked|pardon our interruption|bot protection/i,
  },
  {
    why: 'script only',
    sign: /(enable|turn on|requires?|need to enable) java ?script|java ?script (is|must be) (disabled|enabled|required)/i,
  },
  {
    why: 'soft 404',
    sign: /\b404\b|(page|content|document|site) (you (requested|are looking for|were looking for) )?(was |is |can ?not be |could not be |can['’]t be |couldn['’]t be )?(not )?(found|available|exist)|page not found|nothing (was )?found|no longer exists|we can['’]t find (that|the) page|página no encontrada/i,
  },
  {
    why: 'for sale',
    sign: /domain (name )?(is|may be) for sale|buy this domain|domain (is )?parked|this domain has expired/i,
  },
]

/** Shorter than any page that says what a program gives. */
const shortText = 1_200

/** Why an answer is no page that facts can be read from; `null` where it is one. */
export function judgeReadable({ title, lines, hasScript }: PageText): Unreadable | null {
  const text = lines.join(' ')
  const [beginning = ''] = lines
  const looked = text.length < shortText ? `${title} ${text}` : `${title} ${isNotice(beginning) ? beginning : ''}`
  const found = signs.find(({ sign }) => sign.test(looked))
  if (found) return found.why
  if (text.length < 80) return hasScript ? 'script only' : 'no text'
  return null
}

/** A first line that is a notice by itself, not a menu that names one. */
function isNotice(beginning: string): boolean {
  return beginning.length < 60 && /^(error )?404\b|not found|captcha|denied/i.test(beginning)
}
