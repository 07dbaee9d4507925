import type { CardItem } from '#contract/cards.ts'
import { callLines, copaySteps, factsOf, kindOfCard, questionsOf } from '#i18n/card-words.ts'
import type { Language } from '#i18n/languages.ts'
import type { Translate } from '#i18n/translator.ts'
import { brand } from '#operator.json'
import { escapeMarkup } from '#text/escape-markup.ts'
import { telAddress } from '#text/tel-address.ts'
import type { Card, Retailer } from './card.ts'

/** The colours of the digital card, which are paper's. */
const style = `
body{margin:0;padding:1rem;background:#eff8fc;color:#06222f;font:1.125rem/1.5 "Atkinson Hyperlegible Next",Verdana,system-ui,sans-serif}
main{max-width:400px;margin:auto;border:2px solid #c4d0d7;border-radius:1rem;background:#fff;overflow:hidden}
h1{margin:0;padding:1rem 1.15rem;background:#199bcb;font-size:1.375rem;line-height:1.3}
h1 small{display:block;font-size:1.125rem;font-weight:400}
.items{margin:0;padding:.35rem 1.15rem;list-style:none}
.items>li{padding:.7rem 0;border-bottom:1px solid #c4d0d7;overflow-wrap:anywhere}
.items>li:last-child{border:0}
.items>li>*{display:block}
ol,.questions ul{margin:.35rem 0;padding-left:1.5rem}
.warning{margin:.35rem 0;padding:.6rem .8rem;border-radius:.625rem;background:#fff7e8}
.questions{padding:.7rem 1.15rem;border-top:1px solid #c4d0d7}
a{color:#0a658a;padding-block:.5rem}
p{margin:0 0 1rem}
.ask{padding:0 1.15rem;font-size:1rem}
.next{padding:1.15rem 1.15rem .25rem;border-top:3px dashed #b86e00;background:#fff7e8;text-align:center}
.next h2{margin:0 0 1rem;font-size:1.125rem}
.shop{display:inline-block;min-width:6rem;margin:0 .25rem .5rem;padding:.6rem 1rem;border:2px solid #6b808c;border-radius:.625rem;background:#fff;color:#06222f;font-weight:700;text-decoration:none}
.talk{display:block;padding:.8rem 1rem;border-radius:.625rem;background:#0a658a;color:#fff;text-decoration:none}
.talk b{display:block}
@media print{body{padding:0;background:none;print-color-adjust:exact}main{max-width:none}.items a[href^=http]::after{content:" " attr(href)}}
`

/** A card as one HTML file that needs nothing else: it opens without internet, and its links are whole addresses. */
export function cardFile(card: Card, retailers: Retailer[], language: Language, t: Translate<'cards'>): string {
  const title = escapeMarkup(t(`cards.kind.${kindOfCard(card.items)}`))
  const questions = questionsOf(card.items, t)
  const shops = retailers.map(
    ({ name, url }) => `<a class="shop" href="${escapeMarkup(url)}">${escapeMarkup(name)}</a>`,
  )
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${escapeMarkup(brand)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}<small>${escapeMarkup(t('cards.card.from'))}</small></h1>
<ul class="items">
${card.items.map((item) => `<li>${itemOf(item, card, t)}</li>`).join('\n')}
</ul>
${questions.length > 0 ? `<div class="questions"><b>${escapeMarkup(t('cards.program.ask'))}</b>${listOf('ul', questions)}</div>` : ''}
<p class="ask">${escapeMarkup(t('cards.card.ask'))}</p>
<div class="next">
<h2>${escapeMarkup(t('cards.card.savings'))}</h2>
<p>${shops.join('\n')}</p>
<p><a class="talk" href="${escapeMarkup(new URL('/health-care-ai/', card.url).href)}"><b>${escapeMarkup(t('cards.card.talk'))}</b>${escapeMarkup(t('cards.card.talkIn'))}</a></p>
<p>${escapeMarkup(t('cards.card.open'))} <a href="${escapeMarkup(card.url)}">${escapeMarkup(card.url)}</a></p>
</div>
</main>
</body>
</html>
`
}

function itemOf(item: CardItem, { special_type }: Card, t: Translate<'cards'>): string {
  const { kind, name, medicine, url, phone, phone_confirmed } = item
  const steps = copaySteps(item, t)
  const link = special_type === 'specialCommunity' ? url : t('cards.card.view')
  return [
    `<b>${escapeMarkup(medicine ?? name)}</b>`,
    medicine && `<span>${escapeMarkup(name)}</span>`,
    kind === 'copay' && `<b class="warning">${escapeMarkup(t('cards.copay.notTheCard'))}</b>`,
    ...[...factsOf(item, t), ...callLines(item, t)].map((fact) => `<span>${escapeMarkup(fact)}</span>`),
    steps.length > 0 && listOf('ol', steps),
    url && link && `<a href="${escapeMarkup(url)}">${escapeMarkup(link)}</a>`,
    phone && `<a href="${telAddress(phone)}">${escapeMarkup(t('cards.card.call', { phone }))}</a>`,
    phone && !phone_confirmed && `<span>${escapeMarkup(t('cards.card.publicNumber'))}</span>`,
  ]
    .filter(Boolean)
    .join('')
}

function listOf(kind: 'ol' | 'ul', lines: string[]): string {
  return `<${kind}>${lines.map((line) => `<li>${escapeMarkup(line)}</li>`).join('')}</${kind}>`
}
