/** First and last names that are words of every day too, folded: beside a person's word or in capitals they are names. */
export const peopleNamedLikeWords: ReadonlySet<string> = new Set(
  `
  rose hope grace faith mark bill will may june april august summer autumn dawn art frank rob jack pat sue gene grant
  chance young angel joy crystal amber ruby pearl jade iris lily ivy violet daisy heather holly ginger olive robin jay
  drew dean earl duke king prince major guy buddy jordan charlotte austin dallas madison georgia virginia carolina
  victoria israel jesus luz rosa flor flores sol cruz paz mercedes dolores consuelo esperanza gloria milagros socorro
  rivera rios reyes leon guerra moreno blanco rubio delgado bueno santos iglesias campos castillo fuentes montes mora
  pena rey salas sierra soto torres vega baker cook carter hunter mason taylor smith miller fisher farmer bishop page
  price rich black white brown green gray grey long short little good best day love bush stone wood woods hill field
  fields rivers lake banks bell case chase cross english french foster bank berry bird bond booth branch brook brooks
  burns butler byrd cash church clay cole cooper cotton crane day drake east west north south fox freeman frost gates
  glass gold golden hall hand hardy harper hart hayes head holiday house knight lamb lane law lee link locke mann marsh
  may mercer mills moon moss nash noble nurse parks pace parker payne piper pope porter post power powers rain read
  reed rice roads rock root rush sharp singer small snow song spring star steel strong sweet tanner temple walker wall
  ward ware waters webb weeks wells wise wolf worth wright
  `
    .trim()
    .split(/\s+/),
)
