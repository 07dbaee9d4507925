import type { AboutAsked, RuleAsked } from '#server/chat/turn.ts'
import type { MedicineMeaning } from './medicine-words.ts'
import type { RecordMeaning } from './record-words.ts'
import type { TalkMeaning } from './talk-words.ts'

/**
 * What is asked, by the shape of the question: English word patterns, folded, as `createWordPatterns` reads them. They catch
 * the many ways to ask one thing; for Spanish, whose verbs have many forms, see `gist-words.ts`.
 */
export const talkShapes: Record<TalkMeaning, string> = {
  greeting: 'good morning/afternoon/evening/day',
  thanks: 'thank*, appreciat*, lifesaver, life saver, god bless',
  goodbye:
    'have a good/nice/blessed/great/wonderful/lovely day/night/evening/one/weekend/morning, | bye, | goodbye, talk to you later, that s/is/will/- all/everything/it |, thats/thatll be/- all/everything/it |, | no/nope im/i am good/fine/set/ok',
  more: `
    anything/something/what/who/anyone/where else,
    besides/beyond that/those/these/them/this, other than/then that/those/these/them, anything/something different/other/more, whats/what/anything is/- left for me/us/him/her, other/different/additional/more option*/choice*/program*/place*/way*, keep going, what about others`,
  repeat: `
    say/tell/read/explain/show/give .. again, say/tell/give .. one more time, one more time, come again,
    didnt/dont/couldnt/cant/did/do not/- hear/catch/get/follow/understand/read that/you/it/this/|, you/u lost me,
    missed that/it/what, what was/were/did that/it/you .. again, say/explain/tell/put .. simpler/slower/differently/simple/simply/plain/plainly/easy/easier,
    in plain/simple/easier/fewer words/english/terms, shorter, too many words, too long to read, short version, make/keep it short/simple/brief,
    too much to read/text/information/info, big words, break it/that down, slow down, | slower`,
  start_over: `
    start/starting/begin/go .. over/scratch/fresh/beginning, from scratch, from the top,
    clear/erase/delete/wipe .. chat/everything,
    | please/- restart/reset please/this/the/- chat/conversation/talk/- |, | reiniciar/reinicia/reinicie |,
    | reiniciar/reinicia/reinicie por favor |`,
}

export const aboutShapes: Record<AboutAsked, string> = {
  navi: `
    company/people/group/organization .. behind/runs/made/owns .. this/you/navi/it,     who/what are/r/is you/u/navi/this |/app/site/website/page/chat/thing/really/exactly, who/whos is/- made/built/runs/owns/created/behind .. you/this/navi/it`,
  abilities: `
    what/how else/- can/do/could/would/will you/u/navi/this .. do/help/assist/offer me/us/people/- with/- |,
    what/- are/is you/this/navi for |, what is it/this/- you/u/navi actually/really/even/exactly/- do/does/offer, what can/should/do i ask/say/type/do here,
    how .. use/works/work this/navi/chat/site |, how .. talk/speak/type to you/u/this/navi |,
    never/first/new used/use/using/done/time/to .. one/this/these/you/chat*`,
  cost: `
    | do/will/would/did/should i/we have/need/got/- to/- pay/owe anything/something/money/you/u/- for/to/- this/that/use/- |,
    is/are/its this/navi/you/chat/service/site/app/website/help .. free,
    how/what much/- do/does/will/would you/u/navi/this/service .. charge/cost,
    you/u/navi/they charge/charging/charges .. me/us/people/for/|, hidden/any fee*/charge*/cost*,
    you/u/they dont/not/never charge, cost/costs/charge me/us/anything/- |/- using/use/talk/talking you/this/navi/to, whats/what the/is .. catch, free to use/ask/chat, cost/costs me/us/- to/for use/chat/ask/talk, my credit card`,
  privacy: `
    save/saves/keep/keeps/store/stores/record/records/read/reads/see/sees what/everything i type/write/say/ask/put/tell,
    sell/sells/share/shares/keep/keeps/save/saved/store/stored/record/delete/erase/collect/pass/leak/use/track/remember .. my/our/this info*/data/question*/chat/conversation/answers/search*/history/details/personal,
    anyone/anybody/somebody/someone/nobody/people/who/they/insurance/boss/landlord .. see/sees/know/knows/find/read/reads/hear/learn .. i/this/me/what/question*/chat/asked/out,
    find/finds/found out .. i/me/asked/about,
    is/stay/stays/keep/kept/this/chat/all .. private/confidential/anonymous/secret, is this/it being recorded,
    my/an ex .. see/find/get/read/know .. it/this/that/out/ahold/hold, where/what does/do/will/would .. this/it/that/info*/data/stuff .. go/goes/happen, before i/we type/tell/give/share/enter,
    anything/something/stuff personal/private, privacy, confidential*, anonymous*, hipaa, tell/report/call/give/send .. to/- immigration/ice/police, will/would/can/does immigration .. find/know/see/get, immigration .. find out, remember me,
    report .. me/us to, get/be/getting .. in/into trouble`,
  human: `
    talk/speak/chat/connect*/transfer*/get .. person/human/agent/representative/operator/rep/humans,
    talk/speak to/with someone/somebody/anyone/people real/live/else, real/live/actual person/human/agent/lady/man/guy/woman/people/somebody,
    are/is/am/r you/u/this/it/i/navi .. robot/bot/ai/human/machine/computer/real/chatbot/automated,
    someone/somebody/person/you .. do/fill/apply .. it/this/that/application for me/us, do it/this/that for me,
    help me in person, somebody/someone/person/anyone i/we/- can/could talk/speak to/with,
    not good/great/comfortable/used with/at/to .. computer*/phone*/technology/internet/online/typing/this,
    dont/do/cant/never not/- know/understand/learned .. computer*/internet/technology/typing,
    no/dont/without .. computer/smartphone`,
  trust: `
    is/isnt/are/not/be/this/its .. scam/scams/fake/legit*/hoax/spam/fraud/ripoff/trick,
    can/should/how/why/do/dont i/we/- .. trust .. you/this/it/site/navi/that/u |,
    who/whos/how pays/pay/paying/funds/funding/sponsors .. you/this/navi/site, who/whos paying/funding for/- it |,
    how do/does you/this/navi .. make/get .. money/paid, what do/does/is/s you/navi/in get/it/this .. this/it/you |, too good to be true`,
  contact: `
    contact/reach/call/email/write/message .. you/u/navi people/guys/team/- |,
    your phone/number/email/office/address/location/website, where are you .. located/at,
    complain*/complaint/feedback/suggestion .. you/this/navi/site/chat, report .. mistake/error/bug/problem/broken`,
}

export const ruleShapes: Record<RuleAsked, string> = {
  income: `
    whats/what/where/is .. cutoff/threshold/ceiling,     income/incomes/earnings/salary .. limit*/cap/cutoff/max*/high/requirement*/guideline*/level/matter/count,
    most/much/maximum/highest/max .. i/we/you/he/she/they/one/person can/could/may .. make/earn/have,
    limit*/cutoff/cap/max*/rule* .. income/earn*/make/salary,
    how/whats/what much/most/the/little .. can/could/may/should i/we/you/he/she/they/person/someone/somebody/family/couple/one .. make/earn/have/bring,
    too much money/income`,
  insurance: `
    does/do/will/would/can/is/are/if .. work/works/accept/accepts/take/takes/allow/ok/okay/good/valid/use/used/usable/cover .. with/for/on/- medicare/medicaid/insurance/tricare/va/obamacare/insured/uninsured,
    take/takes/accept/accepts/help/helps .. people/anyone/someone/those/patients .. insurance/insured/medicare/medicaid/uninsured,
    only/just for .. uninsured/insured/insurance/medicare/medicaid,
    have/need/got to have/be .. insurance/insured/uninsured, allowed with/on/for .. medicare/medicaid/insurance,
    even/still .. if/with/on .. medicare/medicaid/insurance/insured,
    does/would/will it matter .. insurance/medicare/medicaid/insured`,
  residency: `
    only/just for/in people/folks/residents/|,     if i/we/she/he live/lived/move/moved/travel, have/need/must/got to/- live/be/reside .. in/here/us/state,
    if i/im/we/were/you/youre/hes/shes/someone .. in |, work/works/valid/good/available/offered/accepted .. in |,
    outside/another/different/every/which/all state/states, out of state,
    does/would/will it matter .. live/state/where,
    work/works/valid/good/available/offered/accepted/use/used in .. state/states/york/jersey/florida/texas/pennsylvania/california/rico`,
  age: `
    how old .. be/have/must/do, old/young enough, too old/young,
    age/ages limit*/requirement*/rule*/minimum/maximum, what/any/certain age, does age matter,
    only/just for .. seniors/kids/adults/children/elderly,
    kid/kids/child/children/minor/teenager/baby .. use/qualify/apply`,
  citizenship: `
    number social, social number, be/being american, born here, from another country,     citizen*, undocument*, immigration status, green card, legal* resident/status/here/in,
    no/without/have/got/need/dont .. papers .. |/here/yet/status/immigration, social security number`,
  prescription: `
    doctor/doctors/dr/doc/physician has/have/needs/need/must to/- fill/sign/send/do/write/submit/fax,
    need/have/get/require*/without .. a/- prescription/script/rx |,
    does/do/will/must/can/should/has .. doctor/doctors/dr/doc/physician .. sign/signs/fill/involved/approve/send/submit .. anything/it/form*/something/|`,
}

export const recordShapes: Record<RecordMeaning, string> = {
  detail: `
    how .. does/do/would it/that/this/they/program/card .. work, how/- long .. take/last/wait/hear,
    how soon/fast/quickly, are/is/when/what .. they/it/place/office/- open/close/closed/hours,
    what/whats it/that/does/do/is/they .. cover/include/offer/give/provide/about,
    where is/are/exactly it/they/that/this .. located/at/|,
    their/its/the website/site/page/webpage/address, more/info*/details .. about/on it/that/this/them/one/first/second/program`,
  tell_more: 'tell me/us more, more info*/details',
  phone: `
    who/whom .. speak/talk/complain .. |/to/with, digits, get/have .. on the/- line/phone, line/hotline/helpline for/to,     what/whats/which/their/the/a/any/its .. number/telephone,
    who/where/how/someone/somebody .. call/phone/reach/dial/contact .. |/them/it/about/for/today,
    can/could/should/do/let i/we/me just/- call/phone/dial/reach/contact,
    call/phone/reach/contact/dial them/someone/somebody, get/be in touch/contact, get hold of, get a hold of`,
  form: `
    where/how/can/could .. apply/enroll/signup/join, do/apply/fill .. on/from/with my/a phone/cell/computer/tablet, where/how/can/could/to/i register, sign/signed/signing me/us/her/him/- up,
    get/got/getting started, where/how/can .. find/get/print/download/see/fill .. form*/application*/paperwork,
    application/form/forms .. online/pdf/link/paper/mail, how do/can i get it/that/one/this/in,
    what .. next step*/first step`,
  papers: `
    what/which paper/papers/documents, letter/letters/stub/stubs/statement*/license/passport/w2 .. enough/ok/okay/count/counts/work/do/fine/accept*, have/get/gotten/need .. ready, gather, what .. mail/send/fax/turn/hand in, what/which/anything .. show/bring/submit/attach/provide/prove .. them/they/to/with/for/|,
    have/need to/- show/prove/bring/provide .. them/anything/something/proof/income/id/it/how,
    what/which .. paperwork/papers/documents/documentation/proof/id,
    what .. do/will/would i/we/he/she/they need .. apply/qualify/|/have/ready/bring, proof of, prove, paystub*, paid .. cash, no/any/dont .. stubs/paystubs/proof/w2, me/le/nos pagan en/por/- efectivo/cash, file/filed/files .. taxes,
    pay/check stub*, tax return*, bank statement*`,
  source: `
    where/how .. you/it/this/that/u .. get/got/find/found/come/know/knows .. from/that/this/out/|,
    who says/said/told, when/how .. last/recently/old/new/long .. check*/updat*/verif*/information/info,
    sure .. about/of/its/is/that/this/thats, are you sure,
    still going/active/good/around/open/available/offered/exist/exists/valid/happening/true/current,
    is/was/still this/that/it/info*/all .. from this/last/year, is/was/still this/that/it/info*/all .. true/current/accurate/correct/reliable/date/valid/right/real,
    where it/that/this says/say/said/written/states, whered/where/wheres .. coming/come/comes from, doesnt/does/dont not/- sound/seem/look right/true, from what/which year/date/month, whered/where you/- .. get/got/find/found that/this/it/these/those,
    old/outdated/stale/older info*/information/data/list, last look/looked/looking/check*/updat*/verif*/review*,
    someone/somebody/anyone/anybody/you .. look/looked/check/checked/verify/verified .. at/on it/this/these,
    number/link/page/site/address .. wrong/disconnected/broken/dead/outdated/changed/working/works`,
  card: `
    text/email/mail/forward/fax/send/shoot/pass/zap/whatsapp/message/dm .. it/this/that/these/them/list/info*/all .. to/me/him/her/my/|,
    email/text/print/save/forward/screenshot .. it/this/that/these/them/list/info*/page/out/for, print*,
    send/share .. to/with/by/via .. email/text/phone/son/daughter/wife/husband/mom/mother/dad/sister/friend/caseworker/whatsapp/messages,
    write .. down .. for me, need/want/have/get this/it/that on/in paper/writing/email/text, on paper, keep/save .. for later, copy of this/that/it`,
}

export const medicineShapes: Partial<Record<MedicineMeaning, string>> = {
  programs: `
    too much/high/expensive/costly/pricey, so/really/very/crazy/super expensive/costly/pricey/steep,
    cant/cannot/couldnt/unable/hard/struggl*/barely/trouble/no/not .. afford/pay/buy/cover/manage,
    no/dont/enough/out/short .. money/cash/funds, ran/run/running/almost/only .. out/left .. money/pills/med*,
    assist*/grant*/charit*/hardship/financial .. for/with/program*/help/aid/fund*,
    help*/aid/relief .. pay*/paying/with/for/getting/afford*, who/anyone/anybody/somebody .. help*/pay/pays/covers,
    get/gets/getting .. free, for free/nothing, no cost/charge, free of, way to/of get/getting/pay/paying`,
  copay: `
    co pay*, copay*, manufacturer/maker/company/brand/savings/saving .. card/coupon/discount,
    which/what/who/whos drug/- company/maker/manufacturer .. make/makes/made/sell/sells, who/whoever makes/make it/this, card .. lower*/make*/bring*/zero, zero/0 dollars/dollar/copay, deductible*`,
  coupons: `
    good rx, single care, discount card/coupon/code, rx/prescription/pharmacy/drug card*/coupon*/discount*, coupon*, cheap*, lower/less price/cost/expensive`,
  delivery: `
    deliver*,
    bring*/mail/mails/ship/ships/send/sends/drop/drops/run/runs .. med*/pill*/prescription*/script* .. house/home/homes/houses/door/you/people/me/us,
    med*/pill*/prescription*/script* .. to my/our/the/her/his house/home/apartment/door, bring/mail/ship/send/drop .. my/the/med*/prescription*/pills/them .. house/home/door/apartment/mail/me,
    drop/drops/dropped/dropping/bring/brings/run them/it/meds/pills/medicine/- off/over/by, by/through/in the/- mail, homebound,
    pick/picks/picking up .. med*/pills/prescription*/refill*,
    cant/dont/unable/no .. drive/car/leave/walk/get .. pharmacy/drugstore/house`,
  eligibility: `
    i/we/he/she/they make/makes/earn/earns/making/have too much,
    qualif*, eligib*,
    would/will/could/can/do/did they/it .. accept/approve/deny/reject/take/help .. me/us/him/her/someone,
    get/be/got/getting approved/denied/accepted/rejected, turn*/turned .. down/away,
    would/will .. accept/approve/deny/reject/take me/us/him/her/someone, disqualif*,
    knock/rule/count/leave/kick/cut .. me/us/him/her out, can/does/would/will that/it/this .. hurt/count .. me/us/him/her/against,
    chance/chances/shot .. of/at/getting/have, am/are/is/was i/we/he/she .. allowed/able/too,
    too much/poor/rich/high .. get/qualify/to/for, does/would/will it/that matter, is/be that/it a problem`,
  insurance_help: `
    lost/lose/losing/loses/cut/cutting/dropped/kicked/canceled/cancelled/took/taken/ended/expired/closed/close/closing/stopped/without/no/need/find/buy .. insurance/medicaid/coverage/medicare,
    insurance/medicaid/coverage/medicare/plan/policy .. cut/dropped/drop/ended/ends/expired/expires/cancel*/stopped/denied/denies/rejected/wont/refus*/kick*/terminated/lapsed/ran,
    denied/denies/deny/rejected/refused/wont/doesnt .. cover*/approve/claim/pay, prior auth*, step therapy,
    cobra, keep/keeping/stay .. covered/coverage/insured, explain/understand/help/navigate/figure .. medicare/medicaid/insurance/obamacare .. letter*/plan*/paper*/stuff/mail/me/|,
    medicaid/insurance/coverage .. didnt/doesnt/not/isnt come/transfer/work/carry/follow, recert*, renew/renewing .. medicaid/coverage/insurance, appeal*, get/be/getting/still covered, open enrollment, marketplace, turn/turns/turning/turned 26/65, donut/doughnut hole, extra help, part d`,
  choose_plan: 'which/what/best/cheapest/compare/pick/choose/right .. part/plan/plans .. |/d/plan/medicare/for/is/me',
  which_drug: `
    dont/cant/forgot/not/cannot/never .. think/know/remember/recall/sure/spell/pronounce .. name/called/it/what,
    forgot .. name/called, name/it starts/begins/started with, starts/begins with a/an/the`,
}

/** A question of what one pays. */
export const priceShapes = `
  how much .. save/saves/off, going rate, set me/us back, what/how .. looking at per/for/a/with/|, out of pocket, what/how will/would/do/does/did/should/am i/we/it/they/he/she/that/this have/- to/- pay/paying/cost/charge/run, what/whats is/the/- price/cost/copay of/for/on,
  how much is/are/does/do/for/would/will/it, price/cost/costs of/for`

export const localShapes: Record<'local' | 'deal', string> = {
  local: `
    anyplace/anywhere/somewhere with/for/that/to/i,
    near/around/close .. me/here/by/us/home, in/around my/our area/town/city/neighborhood/county`,
  deal: `
    senior*/veteran*/vets/military/disab*/student*/teacher*/elderly/nurse*/retire* .. break/breaks/specials/perks/freebies,
     money/something/percent/dollars off,
    discount*/deal/deals/perks/freebies .. ebt/snap/senior*/veteran*/vets/medicaid/military/disab*/student*/teacher*/elderly/low/retired,
    ebt/snap/senior*/veteran*/medicaid/military/disab*/student*/elderly .. discount*/deals/perks/freebies,
    things/stuff/activities/fun/something/somewhere/places .. to do/go .. kid*/family/free/cheap/children/weekend,
    free/cheap*/low/discount*/reduced/affordable/half .. phone*/internet/wifi/museum*/zoo/gym/movie*/cell*/ticket*/admission/streaming,
    phone/internet/museum*/zoo/gym/movie*/cell*/tickets .. free/cheap*/low/discount*/reduced/affordable`,
}
