import { assistant, brand } from '#operator.json'

export const quality = {
  accessibility: {
    title: 'Accessibility',
    lead: `${brand} is made for eyes, hands and phones of every kind. We aim at the rules called WCAG 2.2, level AA. This page says what we tried, and what we did not.`,
    points: {
      axe: {
        title: 'Each page, by machine',
        text: 'A program called axe looks at every page in English and in Spanish. It looks on a phone and on a desk, in light and in dark colors. It runs with each change. A page with one finding is not put out.',
      },
      small: {
        title: 'Small screens and big text',
        text: 'Each page is opened in a width of 320, 390, 768 and 1280 pixels, and with text at 200%. Nothing may scroll sideways or be cut off.',
      },
      keys: {
        title: 'The keyboard',
        text: 'On each page the Tab key reaches all that can be pressed, once and in order. We go through searches, dialogs, tabs, the check and the chat with keys alone. What has the focus must be in view and have a clear ring. The first Tab skips to the content.',
      },
      motion: {
        title: 'Less motion',
        text: `If your device asks for less motion, nothing slides, and ${assistant}’s answers appear whole.`,
      },
      names: {
        title: 'Names for screen readers',
        text: 'Each test finds buttons and fields by the name that a screen reader says. Each page has one main heading, and its language is set.',
      },
      words: {
        title: 'Plain words',
        text: 'A test measures all our words: grade 6 for most English text, and easy by the INFLESZ scale in Spanish.',
      },
      noScript: {
        title: 'Without JavaScript',
        text: 'Pages open and can be read. Forms and the chat need it, and say so.',
      },
    },
    missing: {
      title: 'What we have not done yet',
      people:
        'No person who uses a screen reader each day has tried this site for us yet. That means NVDA, VoiceOver and TalkBack.',
      browsers: 'The tests run in Chromium. Safari and Firefox are not part of them.',
      spanish: 'A native speaker has not read all the Spanish yet. Facts that nobody has read say so.',
      others: 'Forms and pages of programs are not ours. Some are hard to use. Ask the program to help you by phone.',
    },
    tell: {
      title: 'Something does not work for you?',
      text: 'Tell us what you tried, on which page, and with which phone or program. We read it and look for a fix.',
      button: 'Write to us',
      date: 'Written in {{date}}, from the tests of that month.',
    },
  },
  dataSources: {
    title: 'Data sources',
    lead: 'Each fact on this site comes from a page that someone else wrote. Here is how many there are, how good they are, and how old.',
    points: {
      medicines: {
        title: 'Names of medicines',
        text: '{{medicines}} names, checked against lists of the US Food and Drug Administration. Public domain.',
      },
      guideline: {
        title: 'Income limits',
        text: 'The federal poverty guideline of {{year}} from the US Department of Health and Human Services, in force since {{effective}}. Public domain. We keep limits as a percent of it, and work out the dollars.',
      },
      zip: {
        title: 'ZIP codes',
        text: 'The middles of {{zipCodes}} ZIP codes come from the US Census Bureau (2021), public domain. The names of places come from GeoNames, geonames.org, under the license CC BY 4.0. The counties come from the US Department of Housing and Urban Development (2020), public domain. We joined them and kept six columns.',
      },
      records: {
        title: 'Programs, local help, deals and answers',
        text: 'Written by this project from public pages. Each record names its pages on the site, and so does each card.',
      },
      font: {
        title: 'Letters and icons',
        text: 'Atkinson Hyperlegible Next, SIL Open Font License 1.1. Icons from Lucide, ISC License. Both are free to use.',
      },
      code: {
        title: 'The site itself',
        text: 'Its program is under the MIT License. The file NOTICE that comes with it has all credits.',
      },
    },
    table: {
      title: 'How well our facts stand',
      lead: 'Counted on this very list. What no person has checked says so on its card.',
      primary: 'Own page',
      secondary: 'Other page',
      listOnly: 'Only a list',
      newest: 'Dated {{year}}',
      older: 'Older',
      unknown: 'No date',
      checked: 'Checked by us',
      programs: 'Programs',
      services: 'Local help',
      vendors: 'Deals',
      knowledge: 'Questions and answers',
    },
    terms: {
      own: 'Own page: the page of those who give the help. This is the best kind.',
      other: 'Other page: a page of someone else who says so.',
      list: 'Only a list: a public list that names others. Ask before you count on it.',
      dated: 'The date is the newest one that a source shows. Many pages show none.',
      checked: 'Checked by us: a person opened the page or called, and signed for it.',
      spanish: 'Spanish read by a native speaker: {{count}} of {{all}} records. The others say so.',
    },
  },
}
