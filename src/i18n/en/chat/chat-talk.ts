import { assistant, brand } from '#operator.json'

/** What Navi says in a talk that is not about one medicine: local help, deals, safety and the talk itself. */
export const chatTalk = {
  local: {
    near_one: 'I found {{count}} service for people near {{place}}. Call before you go.',
    near_other: 'I found {{count}} services for people near {{place}}. Call before you go.',
    in_one: 'I found {{count}} service for people in {{place}}. Call before you go.',
    in_other: 'I found {{count}} services for people in {{place}}. Call before you go.',
    best: 'These match best:',
    next: 'Here are more:',
    nothingLocal:
      'I know no local group for this near {{place}} yet. These help in your whole state or the whole country:',
    nothingLocalIn:
      'I know no local group for this in {{place}} yet. These help in the whole state or the whole country:',
    everywhere: 'These can help anywhere in the country:',
    none: 'I found nothing on our list for this.',
    noneNear: 'I found nothing on our list for this near {{place}}.',
    noMore: 'That was all I have on this.',
    noCar: 'No car? Ask each one if it delivers, or if somebody may pick up for you.',
    person: 'Do you want to talk to a person? Call {{phone}} for local help. Say your ZIP code and what you need.',
    askPlace: 'Where do you live? Tell me your ZIP code or your city. Then I look near you.',
    unknownPlace: 'I am not sure which place you mean. Please tell me a ZIP code, or a city and its state.',
    askNeed: 'What kind of help do you need?',
    askNeedNear: 'What kind of help do you need near {{place}}?',
    all_one: 'See it on its page',
    all_other: 'See all {{count}}',
    more: 'Show me more',
    needs: {
      food: 'I need food',
      rent: 'I need help with rent',
      ride: 'I need a ride to the doctor',
      lawyer: 'I need a lawyer',
    },
  },
  deals: {
    found_one: 'I found {{count}} deal that fits:',
    found_other: 'I found {{count}} deals that fit:',
    best: 'I found {{count}} deals. These fit best:',
    none: 'I know no deal like that. I know deals of kinds such as these:',
    kinds: 'Which kind of deal do you want? I know kinds such as these:',
    all: 'See all deals',
    ask: 'Show me deals: {{programme}}',
  },
  emergency: {
    medical: 'This may be an emergency. Call now:',
    poison: 'Call Poison Control now:',
    suicide: 'Call or text the suicide and crisis line now:',
    abuse: 'Call the domestic violence line:',
    danger: 'In danger right now? Call:',
    care: {
      medical: 'Please do not wait. I am a computer program, and a person on the phone can help you right now.',
      poison: 'It was right to say this. They tell you step by step what to do, day and night, for free.',
      suicide: 'I am glad that you told me. Someone listens there, day and night, for free, and keeps it private.',
      abuse: 'This is not your fault. Someone listens there, day and night, for free, and keeps it private.',
    },
    ask: {
      medical: 'Is someone with you who can call?',
      poison: 'Do you have the bottle or the package with you?',
      suicide: 'Is someone with you right now?',
      abuse: 'Are you in a safe place right now?',
    },
    // Where a call would be heard, or is too much.
    write: {
      suicide: 'You can text {{listens}}: nobody hears it. In danger: {{helps}}.',
      abuse: 'Text START to {{texts}}: nobody hears it.',
      later:
        'Somebody answers at any hour. When nobody can hear you: {{listens}}. In danger right now: {{helps}}. Erase the texts afterwards, and press “Clear this chat” here.',
    },
    // What is asked of the help that is named, as their records say.
    asked: {
      // As the FCC says of texts to 911.
      voiceless:
        'If you can’t hear or speak on a phone, text 911. It works in some places; where it does not, a message comes back. Then use your TTY or relay service, or ask anyone near you to call.',
      spanish: {
        suicide: 'Yes, they speak Spanish: press 2, or text AYUDA to {{texts}}.',
        poison: 'They have interpreters: say “Spanish, please”.',
        others: 'Say “Spanish, please” when they answer.',
      },
      erase: 'Press “Clear this chat” twice to erase it. Your browser may still list this page: clear its history too.',
      private: 'It is free and private. You can first tell them what worries you.',
      drive: 'Please do not drive now. Call {{helps}} and ask there: they tell you what to do.',
      means: 'If you can, ask someone to keep the pills or the weapon, or go where they are not.',
      company: 'Yes, please ask them to come and stay with you. {{listens}} listens until they are there.',
    },
    // Said by turns where the same danger goes on.
    still: {
      suicide: {
        first: 'A person there can do more than I can, by phone or by text. Stay with them as long as you need.',
        second: 'Please call or text first, and tell them what you tell me. I am still here afterwards.',
      },
      first:
        'I can’t see or hear what happens where you are, and a person there can help right now. Please call, or ask someone near you to call.',
      second: 'Please call first, and ask there what you ask me. I am still here afterwards.',
    },
  },
  advice: {
    dose: 'How much to take, and when, is a question for your doctor or pharmacist. I can’t say it safely.',
    same: '**{{first}}** and **{{second}}** have the same medicine in them: {{of}}.',
    notSame: '**{{first}}** and **{{second}}** are not the same medicine: one is {{of}}, the other {{ofOther}}.',
    similar: '**{{first}}** and **{{second}}** are both {{of}}. Biosimilars are highly similar, but not identical.',
    stop: 'Please talk to your doctor or pharmacist before you stop a medicine or skip it. I can’t say if it is safe.',
    switch:
      'Only your doctor or pharmacist can say if another medicine is right for you. Please ask before you change anything.',
    symptoms: 'I can’t say what causes this. Please call your doctor, a nurse or a clinic and tell them how you feel.',
    // To who feels bad without a medicine.
    without:
      'I am sorry. Please call your doctor or a clinic today. Say how long you have been without {{drug}} and how you feel.',
    mixing:
      'If it is safe to take things together is a question for your pharmacist or doctor. Ask before you mix them.',
    side_effects:
      'Please tell your doctor or pharmacist how the medicine makes you feel. I can’t say what to do about it.',
    other: 'That is a question for your doctor or pharmacist. I am not a doctor, and a guess could hurt you.',
    number: 'The drugstore’s number is on the bottle.',
    danger: 'Is it hard to breathe, or is the face swelling? Call {{phone}} now.',
    tooMuch: 'Did someone take too much? Call Poison Control now: {{phone}}.',
    offer: 'What I can do: help you pay for your medicine.',
    offerFor: 'What I can do: help you pay for **{{drug}}**.',
    noMoney: 'Is the price the reason? Tell your doctor so. And I can look for help to pay.',
    noMoneyFor: 'Is the price the reason? Tell your doctor so. And I can look for help to pay for **{{drug}}**.',
    help: 'Help me pay for {{drug}}',
    copay: 'Copay card for {{drug}}',
    cantPay: 'I can’t pay for my medicine',
  },
  personal: {
    said: 'I took out {{kinds}} and did not keep it. I may miss some. Please do not share such things here.',
    note: 'I took out {{kinds}} and did not keep it. I may miss some, so please do not share such things here.',
    kinds: {
      name: 'a name',
      birthday: 'the day you were born',
      address: 'a street address',
      mail: 'an email address',
      phone: 'a phone number',
      number: 'an ID or card number',
    },
  },
  injection: 'I can only say what is in our records, and I keep to that.',
  offer: 'I can help you pay for medicine and find help near you. What do you need?',
  offTopic:
    'I wish I could help with that, but I only know two things: how to pay less for medicine, and help near you. What do you need?',
  // Before anything else to who tells something heavy.
  hardship: {
    loss: 'I am so sorry for your loss.',
    illness: 'I am sorry. That is a lot to take in.',
    overdose: 'I am sorry. That must have been very hard.',
  },
  notToday: 'You do not have to do it all today.',
  care: 'I am sorry. This is hard, and it should not be. You do not have to do it all today.',
  careAsk: 'Let us take one medicine first. Which one worries you most?',
  afterDanger: {
    abuse:
      'I am glad you told me. If you do not feel safe, call {{listens}}, day or night. In danger, call {{helps}}. I am still here. What can I help you with?',
    suicide:
      'I am glad you told me. Stay with who helps you. If it gets heavy again, call or text {{listens}}, day or night. If there is danger, call {{helps}}. I am still here. What can I help you with?',
    medical:
      'I am glad. Do what they tell you. If help is on its way, stay together until it comes. If it gets worse, call {{helps}}. When you are ready, I can look for help with the bills and the medicines.',
    none: 'Good, thank you for telling me. It was no emergency. What can I help you with?',
  },
  alsoNeeded: 'After this, ask me for **{{need}}** too.',
  nearMe: '{{need}} near me',
  noted: 'You told me: {{facts}}.',
  notedOf: 'For {{who}}, you told me: {{facts}}.',
  who: {
    writer: 'you',
    other: 'the other person',
    mother: 'your mother',
    father: 'your father',
    mother_in_law: 'your mother-in-law',
    father_in_law: 'your father-in-law',
    grandmother: 'your grandmother',
    grandfather: 'your grandfather',
    granddaughter: 'your granddaughter',
    grandson: 'your grandson',
    wife: 'your wife',
    husband: 'your husband',
    girlfriend: 'your girlfriend',
    boyfriend: 'your boyfriend',
    partner: 'your partner',
    daughter: 'your daughter',
    son: 'your son',
    child: 'your child',
    sister: 'your sister',
    brother: 'your brother',
    aunt: 'your aunt',
    uncle: 'your uncle',
    niece: 'your niece',
    nephew: 'your nephew',
    cousin: 'your cousin',
    friend: 'your friend',
    neighbor: 'your neighbor',
  },
  tried: 'You tried {{names}}, so I look further.',
  notTried: 'I have not tried {{name}}',
  askWhy: 'Were you told no? Ask why: it may be only a missing paper.',
  sayIfWrong: 'If that is wrong, say so.',
  change: 'Change',
  lost: 'I could not read what you told us before, so it is gone. Please tell me again.',
  mayBeDanger: {
    medical: 'First: is someone in danger or very sick right now? Then call {{helps}}.',
    poison:
      'First: did someone swallow what they should not, or too much? Call Poison Control now: {{advises}}. Very sick? Call {{helps}}.',
    abuse: 'First: does someone hurt you or scare you? Call {{shelters}}, day or night. In danger, call {{helps}}.',
    suicide:
      'First: if it is too much and you think of dying, call or text {{listens}}, day or night. In danger, call {{helps}}.',
  },
  slightDanger: {
    medical: 'Is someone in danger or very sick right now? Call {{helps}}.',
    poison:
      'Did someone swallow what they should not, or too much? Call Poison Control now: {{advises}}. Very sick? Call {{helps}}.',
    abuse: 'Does someone hurt you or scare you? Call {{shelters}}, day or night. In danger, call {{helps}}.',
    suicide:
      'Is it too much, and do you think of dying? Call or text {{listens}}, day or night. In danger, call {{helps}}.',
  },
  yesDanger: 'Yes, this is an emergency',
  inDanger: 'Is someone in danger or very sick? Call {{phone}} now.',
  otherLanguage: 'I can read only English and Spanish. Ask somebody to write for you in one of these.',
  told: {
    said: 'Thank you for telling me.',
    short: 'All right.',
    wait: 'Take your time. I am here.',
    whom: 'I mean the person who takes the medicine.',
    ask: 'What would you like to know next?',
    askFirst:
      '**Your next step:** Ask your doctor or pharmacist first, before you buy it or change anything. The drugstore’s number is on the bottle.',
    next: '**Your next step:** **{{name}}**. {{reach}}.',
    same: 'My list stays the same.',
    start: 'Start with **{{name}}**. {{reach}}',
  },
  recap: 'In short:',
  noRecord: {
    said: 'I have no record that answers this.',
    ask: 'Ask **{{name}}**: {{reach}}',
    plan: 'Ask your plan: call the number on your insurance card.',
    meant: 'I am not sure that I can answer this. Is it one of these?',
    guess: 'I am not sure what you ask. This may be it:',
  },
  unclear: {
    said: 'I am sorry, I did not understand that. Please say it in other words.',
    about: 'We were talking about **{{drug}}**.',
    examples: 'You can ask, for example:',
  },
  pending: {
    drug: 'Which medicine do you need? Write its name as on the bottle.',
    place: 'What is your ZIP code or your city?',
    need: 'What kind of help do you need?',
    record: 'Which program do you mean?',
  },
  about: {
    navi: `I am **${assistant}**, a free guide. I help people in the US pay for medicine and find help near them. I am a computer program. I am not a person and not a doctor.`,
    abilities: 'This is what I can do:',
    ability: {
      pay: 'Find programs that give free medicine or lower the price',
      copay: 'Find copay cards and coupons',
      check: 'Check if a program may fit you',
      local: 'Find food, rent help, rides and more near you',
      deals: 'Find deals on internet, glasses, buses and more',
    },
    abilitiesNot: 'I can’t give medical advice.',
    cost: `${assistant} is free. You pay nothing and you do not sign in. No one pays us to be first on a list. The programs are free to apply for too. If someone asks you to pay a fee, say no.`,
    privacy:
      'You do not sign in. This talk is kept for 24 hours at most; “Clear this chat” erases it at once. We do not sell what you write.',
    privacyMore:
      'I take out names and numbers that I notice. If another company’s computer helps me, this page names it first.',
    privacyLink: 'Read the privacy policy',
    human: 'I am not a person. I am an AI, a computer program. These people can help you:',
    people: {
      local: 'For food, rent or a ride: call {{phone}}.',
      program: 'For a program: call its own number. I show it with each program.',
      medicine: 'For your medicine: ask your doctor or pharmacist.',
    },
    trust:
      'No one pays us to be first on a list. Each fact comes from a source, such as the program’s own page. I can show you the source and its date. Facts can be old or wrong, so call the program to make sure. When I do not know, I say so.',
    contact: 'You can write to us, and a person reads it. This page has the form, and says who can help you:',
    contactLink: 'Contact us',
    aboutLink: `About ${brand}`,
  },
  greeting: {
    general: `Hello! I am **${assistant}**. Which medicine do you need help to pay for? Or tell me what help you need near you.`,
    prescription: `Hello! I am **${assistant}**. Tell me the name of your medicine. I look for programs that help you pay for it.`,
    community: `Hello! I am **${assistant}**. What help do you need, and what is your ZIP code or city?`,
    pharmacy: `Hello! I am **${assistant}**. Tell me the name of your medicine. I look for copay cards, coupons and delivery.`,
  },
  startOver: 'All right, we start again. I forgot what you told me.',
  thanks: 'You are welcome! Is there something else you need?',
  goodbye: `Goodbye, and take care. Come back any time. ${assistant} is free.`,
  language: 'Sure, I speak English.',
  nothingYet: 'I have not said anything yet.',
  again: 'Here it is again:',
  ask: {
    cantPay: 'I can’t pay for my medicine',
    copay: 'My copay is too high',
    insurance: 'I have no insurance',
    qualify: 'Do I qualify for help?',
    coupon: 'I want a coupon for my medicine',
    delivery: 'Can you deliver my medicine?',
    food: 'Find food near me',
    rent: 'I need help with rent',
    ride: 'I need a ride to the doctor',
    deals: 'Show me special deals',
    abilities: 'What can you do?',
  },
}
