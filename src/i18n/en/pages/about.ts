export const about = {
  about: {
    title: 'About Navi',
    lead: 'Medicine should not cost you your rent. Navi is a free guide that points you to help, in plain words.',
    points: {
      free: {
        title: 'Finds free medicine',
        text: 'Drug makers have over 1,500 programs for free medicine. We list those whose rules we know.',
      },
      live: {
        title: 'Points to people who help',
        text: 'Do you pay $60 or more a month for one medicine? Programs have staff who can help you by phone, month after month.',
      },
      copay: {
        title: 'Lowers your copay',
        text: 'Coupons and copay cards from drug makers, for brand-name drugs, with insurance.',
      },
      delivery: {
        title: 'Shows who delivers',
        text: 'Not open on this site yet: free delivery within {{miles}} miles of {{city}}. Many pharmacies deliver by mail.',
      },
      cash: {
        title: 'Cuts the cash price',
        text: 'Free coupons may save you up to 80%. Over 67,000 drugstores take them.',
      },
    },
  },
  contact: {
    title: 'Contact us',
    lead: 'Navi can’t take messages on this page yet. These people can help you now.',
    points: {
      emergency: { title: 'In an emergency', text: 'If someone is in danger or very sick, call 911 now.' },
      program: {
        title: 'About a program',
        text: 'Call the program. Its own phone number is on its card when we know it.',
      },
      medicine: {
        title: 'About your medicine',
        text: 'Ask your doctor or pharmacist. The drugstore’s number is on the bottle.',
      },
      medicare: { title: 'About Medicare', text: 'Call 1-800-MEDICARE (1-800-633-4227).' },
      local: { title: 'About food, rent or a ride', text: 'Call 211 for help near you.' },
    },
  },
  privacy: {
    title: 'Privacy policy',
    lead: 'We keep as little as we can. This is what happens on this site today.',
    points: {
      name: {
        title: 'No sign-in',
        text: 'You do not sign in. We do not ask for your name. You may type a ZIP code or a city to find help near you. Our computers do not keep it.',
      },
      health: {
        title: 'Your health data',
        text: 'We use the medicine you look up and the answers you give to show you programs. Our computers do not keep them. We do not sell or share them.',
      },
      cards: {
        title: 'Cards you send',
        text: 'To send a card we need an email address or a phone number. We erase it, and the message, when it is delivered, or a week after we give up. Where sending is not set up yet, the message stays in a folder for 30 days. The company that carries the message sees both.',
      },
      limits: {
        title: 'To stop misuse',
        text: 'We count how many cards go out, with codes made from addresses and numbers. The codes and their key are gone the next day. If you answer STOP to a text, we keep a code of your number, made with a key of our own, so that we do not text it again until you send START. With that key we can check if a number is on the list.',
      },
      tracking: {
        title: 'No tracking',
        text: 'No other company counts your visits. Our pages load nothing from other companies.',
      },
      logs: {
        title: 'Our logs',
        text: 'They show what kind of page was opened and how fast we answered. They never hold the name of a medicine.',
      },
      address: {
        title: 'Your internet address',
        text: 'We use it for a short time to stop too many requests at once. We do not write it down.',
      },
      device: {
        title: 'On your device',
        text: 'Your browser keeps your language for up to a year, and the cards you save and a random number until you erase them. Until you close it, it keeps your answers, your last card and your place on a page. You can erase all of it in your browser.',
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
  },
  terms: {
    title: 'Terms and conditions',
    lead: 'Please read this before you use Navi. It is short.',
    points: {
      advice: {
        title: 'Not medical advice',
        text: 'Navi helps with the cost. Ask your doctor or pharmacist before you start, change or stop a medicine. In an emergency, call 911.',
      },
      facts: {
        title: 'Facts may be out of date',
        text: 'Programs change their rules. We show the source and its date when we know it. Call the program to confirm.',
      },
      decision: { title: 'The program decides', text: 'We show what may fit you. Only the program can say yes.' },
      fee: { title: 'Never pay a fee to apply', text: 'These programs are free. If someone asks you to pay, say no.' },
      free: { title: 'Navi is free', text: 'You pay nothing to use this site. You do not sign in.' },
      links: {
        title: 'Other sites',
        text: 'We do not run the programs, stores and sites we link to. Their own terms hold there.',
      },
    },
  },
}
