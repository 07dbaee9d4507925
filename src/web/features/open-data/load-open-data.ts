import type { AppLoadContext } from 'react-router'
import { dateInWords } from '#i18n/date-in-words.ts'
import { allWords, translator } from '#web/translator.server.ts'

export type OpenDataFound = Awaited<ReturnType<typeof loadOpenData>>

const licencePages = {
  MIT: 'https://spdx.org/licenses/MIT.html',
  'CC-BY-4.0': 'https://creativecommons.org/licenses/by/4.0/',
} as const

/** The tables and files of today, with the words of the page. */
export async function loadOpenData({ services, language }: Pick<AppLoadContext, 'services' | 'language'>) {
  const t = translator(language)
  const { openData: words } = allWords[language]
  const { day, tables, files } = await services.openData.release()

  function fileTold(name: string) {
    const bytes = files.get(name)?.bytes ?? 0
    const size = t(`openData.${bytes < 1_000_000 ? 'kilobytes' : 'megabytes'}`, {
      count: bytes < 1_000_000 ? Math.ceil(bytes / 1_000) : Math.round(bytes / 100_000) / 10,
    })
    return { name, address: `/data/${name}`, size }
  }

  return {
    meta: { title: words.title, description: words.description },
    words: { openData: words },
    day: dateInWords(day, language),
    tables: tables.map(({ name, records, licences, credits }) => ({
      name,
      records,
      licences: licences.map((licence) => ({ name: licence, page: licencePages[licence] })),
      credits: credits[language],
      files: [fileTold(`${name}.json`), fileTold(`${name}.csv`)],
    })),
    about: ['manifest.json', 'schema.json', 'LICENSES.txt'].map(fileTold),
  }
}
