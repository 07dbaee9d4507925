import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  ['Victim@Mail.example', 'victim@mail.example'],
  ['victim+11@mail.example', 'victim@mail.example'],
  ['vic.tim@mail.example', 'vic.tim@mail.example'],
  ['v.i.c.tim+a+b@gmail.com', 'victim@gmail.com'],
  ['victim@googlemail.com', 'victim@gmail.com'],
  ['+victim@mail.example', '+victim@mail.example'],
])('%s reaches the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})
