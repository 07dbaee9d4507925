import { assistant } from '#operator.json'

export const privacy = {
  privacy: {
    title: 'Privacy policy',
    lead: 'We keep as little as we can. This is what happens on this site today.',
    points: {
      name: {
        title: 'No sign-in',
        text: 'You do not sign in. To look for help we do not ask for your name. You may type a ZIP code or a city to find help near you. The search does not keep it. In a chat or on a form, it is kept with the rest.',
      },
      talk: {
        title: `Your chat with ${assistant}`,
        text: 'We keep a chat so that you can go on with it: up to {{hours}} hours, then we delete it. It is locked with a key that only your browser has. After 30 minutes without a word, it does not come back. “Clear this chat” deletes it at once.',
      },
      requests: {
        title: 'Forms you send us',
        text: 'What you write on the contact form or the delivery form is kept encrypted for {{days}} days. Then we delete it. Where the people who run this site get mail, it is mailed to them too. That copy stays until they delete it.',
      },
      cards: {
        title: 'Cards and chats you send',
        text: 'To send one we need an email address or a phone number. Both are locked with a key of ours while they wait. We erase them when the message is delivered, or a week after we give up. A chat goes out without your questions. Where sending is not set up yet, the message stays in a folder for 30 days. The company that carries the message sees both.',
      },
      limits: {
        title: 'To stop misuse',
        text: 'We count how many messages go out and come in, with codes made from addresses and numbers. The codes and their key are gone the next day. For ten minutes, one more code keeps the same message from going out twice. Addresses that lead to one mailbox count as one. If you answer STOP to a text, we keep a code of your number, made with a key of our own, so that we do not text it again until you send START. The same goes for your mailbox, if you press the link in a mail that stops our mails. With that key we can check if a number or mailbox is on the list.',
      },
      tracking: {
        title: 'No tracking',
        text: 'No other company counts your visits. Our pages load nothing from other companies, unless you press a button that names the company.',
      },
      logs: {
        title: 'Our logs',
        text: 'They show what kind of page was opened, how fast we answered, and how often something looked like misuse. They never hold the name of a medicine.',
      },
      address: {
        title: 'Your internet address',
        text: 'We use it for a short time to stop too many requests at once. We do not write it down. Only the codes named on this page are made from it.',
      },
      device: {
        title: 'On your device',
        text: `Your browser keeps your language, the cards you save, your plan as it was made last, a random number, and that you saw our note on the microphone, until you erase them. For the time without internet it keeps our list of medicines and two pages too. Until you close it, it keeps your answers, your last card, the key to your chat, your ticks, your place on a page, and what you typed where a page had to load again. The medicines and programs that you looked at last stay too. They stay longer if you put ${assistant} on your home screen. The button on this page erases all of it but your language.`,
      },
      shared: {
        title: 'On a shared computer',
        text: 'The address of a page can show the name of your medicine. Clear the browser’s history when you finish.',
      },
      links: {
        title: 'Other sites',
        text: 'When you open a program’s page or form, its own privacy rules hold there.',
      },
    },
    health: {
      title: 'Your health data',
      lead: 'The name of a medicine can say something about your health. This part says what we do with it. The law of Washington State that is called My Health My Data asks for it. We do the same for everyone, in every state.',
      parts: {
        what: {
          title: 'What it is',
          text: `The medicines you look up. Your answers in the check: insurance, income, home and age. What you write to ${assistant}. What you put on a form or a card.`,
        },
        why: {
          title: 'Why we use it',
          text: 'To find programs that may help you, to answer you, and to send what you ask us to send. For nothing else. No ad is picked by it.',
        },
        from: {
          title: 'Where it comes from',
          text: 'From you alone, when you type it or say it. We do not buy it. We use the ZIP code that you type, never where your phone is.',
        },
        who: {
          title: 'Who gets it',
          text: 'We do not sell it. We share it only to do what you ask: the mail or phone company that carries your card, chat or form. If you talk instead of typing, the maker of your browser may turn your voice into text. If you listen to an answer, the maker of the voice may get its words.',
        },
        keep: {
          title: 'How long it stays',
          text: 'What you look up is not kept on our computers. Your answers in the check stay in your browser until you close it. A chat stays up to {{hours}} hours, a form {{days}} days.',
        },
        rights: {
          title: 'Your rights',
          text: 'You may ask us if we have data about you, get it, and ask who got it. You may say no to what you said yes to before. You may have it deleted. It costs nothing, and we treat you no worse for it.',
        },
        how: {
          title: 'How to use them',
          text: 'Press the button below: it asks no name. For a form that you sent, write to us on the contact page and give the same email or phone, so that we find it. In Washington we have 45 days to answer. If we say no, write again and ask us to look once more. You can also tell the Attorney General of the state.',
        },
      },
      whoModel: `What you write to ${assistant} also goes to {{receiver}}, which helps to understand you and to choose the answer. We take out names and long numbers first. If you look for help nearby, it can tell about where that is. We count these questions with codes that are gone the next day. Its own rules hold there.`,
      whoReader: `If your device has no voice, {{receiver}} can read a page or an answer to you. You are asked first. It gets those words, not your internet address. We count the sentences with codes that are gone the next day.`,
      whoVoice: `When you talk with ${assistant}, your voice goes to {{receiver}}, which turns it into words and reads our answer out loud. It is asked only once you start. We count these talks with codes that are gone the next day. Its own rules hold there.`,
      whoNone: `No other company gets what you write to ${assistant}.`,
    },
    forget: {
      title: 'Delete my data',
      lead: `One press deletes your chat with ${assistant}, your answers in the check, your last card, your saved cards, your plan, and all else that this site keeps in this browser.`,
      button: 'Delete my data',
      busy: 'Deleting...',
      done: 'Your data is deleted.',
      doneChat: `On our computers: your chat with ${assistant}.`,
      doneCookies: 'In this browser: your answers in the check and your last card.',
      doneDevice:
        'In this browser: your saved cards, your plan, the pages for use without internet, and all else we kept.',
      failedServer:
        'We could not reach our computers, so your chat, your answers and your last card are still there. Check your internet and press the button again.',
      failedDevice: 'Your browser did not let us erase all it keeps. Clear the data of this site in its settings.',
      leftTitle: 'What this button can’t do',
      leftForms:
        'A form that you sent us has no link to this browser. Ask us on the contact page to delete it. Else it goes after {{days}} days.',
      leftMail: 'A mail or a text that you sent off can’t be called back. Delete it where it arrives.',
      leftHistory:
        'The list of pages you opened is the browser’s own. Clear it there. Close other pages of this site too.',
      leftLanguage: 'We leave your language, so that the next page speaks it.',
      noScript:
        'This button needs JavaScript, which is off. Close the browser, and clear the data of this site in its settings. The chat goes by itself after {{hours}} hours at most.',
      contact: 'Go to the contact page',
    },
  },
}
