/** Words after which a place may follow. */
export const placeStarts = new Set('meant in near around en cerca from at outside'.split(' '))

/** Names of towns that are words of every day; they are a place only with a state. */
export const everydayTowns = new Set(
  'bay may mayo march marzo april june augusto strong caro cara gratis home casa price story hope energy justice advance comfort mission need reading help food rent english spanish espanol ingles general person town time cash total case order advance network need mind pain work law care general peace energy united unity liberty normal best social medical day night bath bread rice orange cards eligible free gas house welcome church college center central early enough experiment fair fort free friend garden gift glad good grand green hot ideal industry jolly joy lake line long love lucky media mobile monday money nice north oil park parks plain plan power protection rescue rest rich rock rough rush salt sandy school sea senior short silver south spring sugar summer sun superior texas trust union van video west what why wife wing winter young star success cost eden many ada mary marion ali sol el la mar paz centro salud humira kaiser anthem oscar cigna molina medicare progress prosper alma amor luna stamps accident ace amo arena arma avenue ayer ball banco bear belt bent blanca blanket blessing blocker blue boss breaks brothers bucks bud bunch busy caballo cache calcium call camino camp campaign canada carrier casar cerro check chicken clara clear coin comer concrete congress cool cord corn couch counselor coupon cross dairy deal deport deposit diablo dice dinero docena donald drain drew drift driver duck dulce earth eastern effort era exchange export far farmer fence fields fine finger flat force foreman friendly gap gate given grants groom guerra gulf gunpowder guys halfway hay helper holder holiday honor hooks hundred hurt index iron issue kinder lead levels likely loco lone loop luck magnet malo man marine mark marks mart means meta midnight mina mio miracle mode model moon nada newborn nitro nuevo nursery okay olla only oral ordinary parish perdido piedra pillow pinch point points pool pray premium printer purchase railroad rains range reader refugio register rico rifle roll rule santo section sells sharps shock shook shorter sisters snow solo speed spray start steward stone street summers sunshine supply sweet tea tell telephone tina tiro toast tome tornado tow trade traer transfer una vendor veteran virgin wake walls war waters western wisdom amigo art banner beach bee branch brazil bolivia buena campo carlos china como cook costa cuba dale deer denmark echo egypt elk england equality finland forest fox hill indian ireland island italy king loma mars mercury mexico moose norway nova novelty novice mutual onward pana panama peru pilot plum plush poca poland pope prince queen reform reserve river romance russia santa scotland simon syria tribune triumph tunnel turkey vale valley vista wales white winner wolf feria'.split(
    /\s+/,
  ),
)

/** What the second word of a town's name may be. */
export const kindsOfTown = new Set(
  'park heights hills hill springs beach lake lakes falls village valley city grove gardens ridge creek station junction'.split(
    ' ',
  ),
)

export const kindsOfStreet = new Set('street st avenue ave boulevard blvd road rd'.split(' '))

/** Towns that are called like people or like other things: alone between commas they may be no place. */
export const alsoOtherNames = new Set(
  'apex bend benton bessemer bryan cambridge carson cary casper chandler clermont clifton cocoa corona cumberland downey duarte edinburg edison elizabeth enid eugene garland gary gilbert golden helena hobbs howell humble independence indio inverness jupiter katy largo leander lima logan london loretto lutz lynn madera malibu monterey nogales norman odessa ontario orem palestine perris pontiac prescott racine radford richardson sparks sterling stuart suffolk sumter surprise temple tracy ventura victoria vienna'.split(
    ' ',
  ),
)

/** What Spanish speakers call towns. */
export const townsInSpanish = new Map(
  Object.entries({
    siracusa: 'syracuse',
    bufalo: 'buffalo',
    filadelfia: 'philadelphia',
    rochister: 'rochester',
    yonquers: 'yonkers',
    pokipsi: 'poughkeepsie',
    alabany: 'albany',
  }),
)

/** Of codes that are words too, in small letters most join what stands on their sides. */
export const joiningCodes = new Set('in or me hi la de as mi al va ok'.split(' '))

/** What towns are called for short. */
export const townsByNickname = new Map(
  Object.entries({
    vegas: 'las vegas',
    'salt lake': 'salt lake city',
    philly: 'philadelphia',
    'san fran': 'san francisco',
    indy: 'indianapolis',
    nola: 'new orleans',
    okc: 'oklahoma city',
    slc: 'salt lake city',
    'nueva orleans': 'new orleans',
  }),
)
/** Where one begins a name that says no more of it than its state. */
export const nicknames = new RegExp(String.raw`^(?:${[...townsByNickname.keys()].join('|')})(?= |$)(?! city\b)`)

/** Words that stand before a number of five digits that is no ZIP code. */
export const moneyWords = new Set(
  'make makes made earn earns income gano gana ganamos ingreso ingresos salary salario cobro recibo'.split(' '),
)
export const afterMoney = new Set(
  'dollars dollar a per year yearly annually al por dolares anuales ano bucks usd mg k'.split(' '),
)

/** States as their names are heard and written. */
export const statesAsHeard = new Map([
  ['tejas', 'texas'],
  ['nebada', 'nevada'],
  ['jeorgia', 'georgia'],
  ['yorja', 'georgia'],
  ['oregun', 'oregon'],
  ['kanzas', 'kansas'],
])
