import { expect, test } from 'vitest'
import { openPage, visit } from '../support/browser.ts'
import { untilChatRests } from '../support/chat-page.ts'
import { everyPage, madeAlike, unknownPage } from '../support/site-pages.ts'
import { walkByTab } from '../support/tab-walk.ts'

/** Longer pages repeat the same rows. */
const mostPresses = 120
/** Here Navi answers while one walks, and its buttons come and go. */
const answering = '/patient-assistant-savings?drug=humalog'
const pages = everyPage.filter((address) => address !== answering && !madeAlike.has(address))

test.each(pages)(
  '%s: Tab reaches all that can be pressed, once and in order, and shows where it is',
  async (address) => {
    const expected = address === unknownPage ? /status of 404/ : undefined
    const page = await openPage({ reducedMotion: true, expected })
    await visit(page, address)
    // It is fetched after the page.
    if (address.startsWith('/checkeligibility?')) await page.getByRole('textbox').first().waitFor()
    await untilChatRests(page, 'en')
    const walk = await walkByTab(page, mostPresses)
    expect(walk.expected.length).toBeGreaterThan(1)
    expect(walk.reached).toEqual(walk.expected)
    expect(walk.unmarked).toEqual([])
  },
)
