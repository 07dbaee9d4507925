import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium } from 'playwright-core'
import { chromiumArguments, findChromium } from '../pages/chromium.ts'

/** An empty page of another site, in a browser whose microphone plays a file once. */
export async function openVoicePage(file: string) {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<!doctype html>'))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const sounds = [`--use-file-for-fake-audio-capture=${file}%noloop`, '--autoplay-policy=no-user-gesture-required']
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments, ...sounds] })
  const close = async () => {
    await browser.close()
    server.close()
  }
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return { page, close }
}
