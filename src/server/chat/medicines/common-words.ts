/** Words of both languages, with names of people and cities, that look like mistakes in names of medicines. */
export const commonWords = `
  preventive preventives preventivo preventiva abandonado ability abilleira abismo abrela abrelo abren abrigo abrirla
  absence absorbing acaban acabaron acabo accept acceptance accountant accurate acelera acerca acostada across action
  actions activa activable activan activando activar activaron activas activos acto actor actores actors actriz acts
  actual actuar actuas adelantan adelanten adhere adhola adictos admiral admite admitida admitidas adopt adopto adorno
  adoro adrien advance advert advertise advise advocates adware adzera aeroplane affair afford affordable africa
  agarrar agarre agarro agencia agrada agustin ajustadas ajustado ajustador ajustando alacena alan alarms albion
  alcance alcanza alcanzan alegar alege alegra alegre alegria alegro alejense alerta alexey algebra alicia alimenta
  alimentar alinea alivio alla alleged alluda almacen alor altura aluminium alumna alvarez amanda amarillo amarin
  amarra amarre ambient ambiente ambito amend amends amharic amor ampari amptrn amri anakin anal analyst ancestros
  angela angola angular anidar animacion anitos anor ansiedad antibiotic antibiotico antibioticos antibiotics antivirus
  anxiety anymore apart aparto aporto apport appreciate approve approved aprende aprisa aprobaron aprobo apropiada
  aptitude arabia arafat aragonese aragua arana aranas arapesh arara arauca arawak ardiente arequipa argelia argentina
  argentine arikara arreglada arrestado arresting arthritis arthur articulate artritis arturo asador asalto asesina
  ashamed asigna asignar asma aspect aspire aspirin aspirina assert asthma astrology asustada asustado asustados
  asustando atacado atacan atacando atacar atento atlantis atrapa atrapados atraparlo atreve attach attila audi
  audience audiences augment augmentation aumentaron aumento ausencia austin authentic author autism autismo avance
  avanzo avestan aviones avoidance aymara ayuden azar azucar backside bacteria bacterial bailan bailar bailarina
  bailiff bajaron ballerina banana bandeja bandera banera banged banked banker banned banner banter banzai baptism
  baraja barbarian barrel barriga barrio basics bastante bastien baston batavia bazaar bebele belfort belgica belgium
  bella bellas bepo bestia betrays biblia bienestar biogen blair blancos blender bless blood bolivar bolivia bonitas
  bonito bosnia bosnian bosnio botella botellita bottom bottoms branch brandon brazos bred bree bretana breton brew
  brigada brigade brillante broke bromea bromeo buffering bummer bumped bumper buscan buscas businesses businessmen
  buster butani buttocks buttons cabana cabeza cadaveres cadena cadera cadets caduca caduco caldas callao callar callas
  callense calmense calvin camara camarones cambia cambies cambios camera caminos camisa campeonato campos canadians
  canalla canares canary canasta cancel cancer cancha candelaria cansada cansar cantan canton caplan caption captura
  caqueta caramba caravan carbonate carian carisima carisimas carisimo carisimos carito carnada carpet carrera carsten
  cartel carter cartera carton casilla casuarina catalan catalin catalogue catarros catman cayeron cayman cazadores
  celebrar celebrate celebrated celebrates celebrity celebs celery celina cellar celosa celula center central
  centralize centres centro centroids cerradura cerraron cessation chantal chaotic chaperone charged charging charlatan
  chavos cheaper cheater checksum cheque chipre cholesterol chores ciaro cielos ciencia cierran cierto cincuenta
  cinderella cingular cipher clan claras clarified clarifies clarifying clarity claros classics claves clementina
  clementine cleric climate clonacion clonaciones cluster coalition coaster coated cobran cobrar cobraron coleccion
  colega colesterol colina colitis collabora collar collina coloca colombian colores colors comadre combatir combina
  combinada combinado combination comentario cometio commanding commitment comodin compadre compara compat competent
  compiler complace compleja complejo completada completado completan completar completas completed completer completes
  completos complex compliment component compopt compran comprarla compre compresor compressor comprimir compro
  comprueba compuesta computers conceited concentro concept concepto concepts conceptual concern concerned concerns
  concerts concierge concierne concierto concrete concreto concuerda concuerdan concuerde conecta conejo confia
  confidence confident confie config confio conforman confused conocerla conocerle conocerlo conocerte conociera
  conseguir consented conserva conservar consigo consigue construye contare contarle contarte contenta contentos conteo
  contesta contestan contestar continent contract contracted contracts contrario contrary contrasena contrast contraste
  contrata contratar contrato contratos controles conversar convert converted converter converti convertir convertira
  converts convierta convierte cooking copiar copied copro coproc coprocessor corazones cordon core corea coreano
  corentin cores corey corned corner corran correa correr corres corriente cortador cortas corten cortes corteza
  cortina cortos corvas cosecha cosmetics cosmin costee cotillion courted cousin cravat crayons creada creador creamer
  crean crearon create created creates creator creators crecen crecer creditors creemos creen creencias creian creiste
  creole cretino cristiana cristo criticizing cron crusher cruzada cuban cubans cubeta cubren cubria cuestan cuida
  cuidan cuido cuisine culinaria culpar cumbia cumplira cunada cunado curita cutest cyclic cynical damelo damien dammit
  damnation danada danado daniel dawson dayton debera debido decade decades decent deception decompression dedo
  deductible defend deficit defina definir dejala della deluded demand demande demanded demanding demo demora demostrar
  denial denied deno dentro deny depart departing depend deploy depresion depression deps dept depto depura depurante
  descartan desperate destroy destruida destruido desvio detach detail detalla detect determina determinar determine
  detras detriment devastating developer deviant deviation devo diabetes diabetic diabetica diabetico diagram dieran
  dieron dietary differ differing differs dificil difieren digame dijera dijeron dira discovery dispersar dispone
  distort distro doctorate dolera dolor donado donal donald donate dorian dtrace duarte dubroca duerma durara durigan
  dusted eccentric eczema edificio edificios efficient egoista electrician elects elevation eleven eliges eliminara
  eliminaron eliminate elipsis ellas elle ello elmira embassy embera embrace emitir empacadora emplea empleada
  empleadas emplee empotrada encogen encontrare encuestas endurance enferma enferme enfermo enforce enfrenta enfrentan
  enfrentar ensena entendi entiendo entrada entran entrance entrare entras entraste entrega entregado entregan entrego
  entren entrena entrenado entreno entres entrevista entrevistas entrusted enumera equality equipo equity errada escala
  escogen escogi escrita esencia esparta espejuelos espera esperanto espero espina estaca estadio estais estare estaria
  estate estatina estatinas estatus estelar esteli esteril esteroides estrada estrategia estree eterna eternity eterno
  evaluation evelyn evenly evento events evicted evita excede exception exclusiva excusa executive exhale exigen exista
  existan existas existe existia exists expande expandida expensive explica explicit explicita explicitas explicitly
  explicito explicitos explique extend extendida extension extent extract extracted extrae extraidos extrane fabien
  factor factors fallan faltan faltas fanout faraday farted fatter faults federal federally fellas female feminist
  feria fiasco filtro finance finlandia fisica flares flor florin florist footer foraneo forbes forced forces foreclose
  forged forked formas formateo formed formen former formulary forney forties fortress foster foundry fragil fragment
  fragmento fragments framing france francia freelance fresca fruity fueron fulfill fulfills fumigando fumigaron fusion
  gadget ganara gandalf gareth garmin garret garrett garter gather gaveta gemela general genial genova genovia gentil
  gently geometric gestor getter gettext gilead gitter glasses global gloria goal goalie goma gonna gonzalo gordon
  gotas gotta gotten gradients grados gramos grandkids grazie greater grecia guardar guardaste guardianes guardians
  guardo guilty gustado gustar gutter hablan hairdo halcon hallan hallyn hamaca hansel harian harmonica harmonize
  hearing heart hebreo helada helio helion helios hembra heredia herencia herrera hicimos higado hilera hinges hobby
  homing honesta horizon horizontal horizonte hormonas hormone hubert huella hulin human humanas humane humano humanos
  humans hummer idea identical ignacio ignorance imaginaba imagining imitation impact implicit implicita implicitas
  implicitly implicito implicitos impone importaria inability incense incidence inclusion inclusive incluso incompleta
  increased increases incyte indexable indexar indirecto infectada inference infernal infinitos inflate inflation
  inflicted influence inglesa ingresa ingresar ingrese ingresito inhalador inhaler innocence inocencia inquilina insert
  inserta inspire inspiring instalara insulin insulina insulinas insulins insured integral integrity inteligente
  intellect intelligence intensity intensive intenso intent intento interesado interesan intereses interest interested
  interests interface interleave intern internally internals interval intervalo intervals intervene intro intrude
  intrusion intruso invent inversa invert invest invita invoca invocara invocations invoco invoke invoking iremos
  iriamos isabella isolation italia italian italic ivar jardin jardinero jester jewelry journal journals jovencita
  julia julian julio kannada kaplan keeling keylen kidney kusano labor ladron lahnda laid lambda lamont lampara lana
  landlord lane lanoix laptop laptops largos lasagna latent latex latina latino latter latvia latvian launches lavaba
  lavada lavado laverdet lawyer leccin leftover legend lenses lentes lesion lesson letrina letter letterman letters
  leve levitt lexical leyeron liability licencias licensing licio lidio ligero lilies limita limitar limitarse limito
  limousine limpia limpie limpieza linaro lindas linden lindos lineas linens lines linger linked linker linter listado
  listos litigator litro litros liver liviano llaman llamara llamaron llaves llega llegan llegar llegara llevalo lleven
  lleves llueve loboid localizar locator logica lorena loreto lucent lucian lungs luscon lyric lyrics macaroni
  machinist macros madura mailman maleta maletin maltes mandame mandan mandare mandaron mandato mandeme mando maneja
  manejado manejador manejando manejar manejarlo manera manide manobo mantel mantengan mantengo manuel maravilla marcar
  marcas marcin margarine margarita marian marica marina marisco martians martin matala matalo mataria mataron matenlo
  maternity matricula matrix matriz matteo mattis mediation medina medios medium medula melodia melody mentality merrin
  mesera mesero metadata metida metieron metric metro metros mierda migraine migrana migration militares ministers
  mintio miraba miradas mirala miralo mirame miranda mirate mireme miren mitigate mobile mojado molaro molestado monaco
  monica montado montar montaron morbid mordida moreno morfeo morira morita morrir morten motion moverte movio mueran
  muestrame muevan multa multan multani multar multen mutant mutation nacida nacion napkin narang narrowing nascar
  natalie nathan navarro nearest nearing nebula negaron negligent negras neighbor neighbour nervio nesting neural
  neurotic neutral neutralize neutron nextval niagara niebla nieta nieto nissan nomas normas norris northwest novias
  novio nubaca nudity numbering numeritos nurali nursed nurseries nurses nurturing nutten obedience obrero ocurrencia
  offend ofrezca okay oler olor omitida omitio operaron operative options ordinance ordino ortopedia overall pagara
  pain palace palauan paleta panama panas pancreas panties parada parade paragrafo paraiso parate parece parecen
  paroled parsers participan pasadas pastry patada patadas patatas patent pathway patios patrocino patrol patrolmen
  patronize payday payment pegados peinar pelota peluca pelusa penetrated pensaba pensara percepcion perception
  perceptive perdera perderas perderia perfecta perfectas performant performing permalink permita permitida permitira
  permitting perpetua perpetual perseguir perverts pescar pestering petasis petrol petrov pharmacist pharmacists
  pienses pierna pintada pinzas piscina pixels placed placer plan plane planea planeo planet planos plans plantas
  plants platano plate plates platos played player please podido podran poliza pollera polleria polvora ported porter
  portero portraits potato potencia potencial potent potential poyera praise prakrit precede preciosa preciosas
  precioso precisa precise precisely precision preciso predicado predicate premature prematuro premio premise premium
  premiums prensa prepaid preparan preparen preparing preparo prescriber presencia presentar preserves presion presos
  pressure presta prestada prestamos preston prevail prevenir prevent prevented preventing previa previas previo
  previsto primaria primarily primario primavera primitive principio prisiones prison privada privilege privileged
  privileges probar probes proceda procesa procuring profecia profesora profeta profiling profit programar programme
  prolog promesa prometheus prometida prometido promising proper prophecies propina propose proposing propuesta
  prospects prosper proszek protegida protocolo protocols provea proved provee proveer proven provencal provenzal
  proves providers providing provincial provision provocar psoriasis publicada publicado publicity puesta puesto
  pulmones purity pusiera pusieron quieta quimica quincena quinta quitaron quivering radical radios ramera ramos rangos
  ranura rapida raros rasguno rastro rating ration ratios rayas rayo rays razors reales realeza realise realised
  realistic realiza realized realizing realty rebound recall recast recent reception recetan recetaron receten
  rechazaron rechina reciclaje recitations reclaim reclama reclamo recoge recogen recoger recojo recorded recorder
  recorders recordsep recorrer recorte redact redaction redefinir reding redundant refill refills refine reflections
  reflex reflexes reflux reforma refused regain regala regalan regalar regalo regano regateo reggae region regional
  register registers registrar registro registros reglist regular reina reiniciar relate relation relations relativo
  relativos relax relevo relied relief relinquish reliquia rellena reload remain remark remind remodeling removable
  renato renovated renovation rentaba rentada rental renten renueva renuevo repack repaid repairing repartida repartio
  repatriar repita replay replied repo represent require resalta reservoir residence resistir respire restantes restar
  restarts rested resting reston restore restored restoring restos result resulta resulting resulto retain retains
  retengo rethink retira retirar retired retiro retorna retrocede reubicado reveal revela revelador revelar revelation
  revele revisa revised revisor revista revistas revocation revoke rewind riesgo rinon rinones ritual rivals rivera
  rochester rocket romain romantica romero rompieron rompio ronald roperia rosary rosenthal rosetta roster rotary
  royalties ruining ruslan rutina sacala sacaron sacerdote salgan salida salina saliva saltos salts salvacion samaritan
  samhsa sangre sanofi santos sascha saxophone scalar scared sciences scored scores scribbled seagen segovia selection
  sellada semanas semantics sentaba sentada sentencia sentia separa separan sequel serenity serialize serialized
  serializer serializes serpent serpiente servant setenta setenv setlocale seventy severity sevilla sexuality shaking
  sientes siento siglos significa significar silent silvia simbolica simons simplicity simpson simpsons simulation
  singleton singularity sinonimo sintio siouan sirena sirens sistina slaves slavic sleeve sleeves slider slides smilies
  smolin sobrina sobrino socialist sofa soga solace solaris soliamos solicito solicitor solitaria solitario soltado
  soltaron solver somali sombra sopa sopladora sora sorry sorted sotano spatter spirit spirits spiritual spoken spread
  squatters stability stabilize stalin standby stands starla starling startling statin stern steroid steward stewart
  stolen strangers streamline string strive stylish subieron subira suegra suegro suenos sugar sujeto suline suma
  sungai sunos supplement susant suzanne symmetric symphony synthetic syriac tablas tables tailor taiwan takers talents
  tales talks tallas talvez tambin tantas tantos tardara targeta targeting tarjeta tarrio tastes technical teclas teeth
  temblar template templates temporada temporary tendedero tentacion tepehua teresa terminar terminate terminating
  termino thank thanks theology theresa thibault thinner thinners thread thyroid tiempos tired tiroides titulo toasts
  toba tobe tobias toby tocaria toledo tolera tomara tomato tontos tooth topi tormenting torneo torpedo toupee tracer
  tracker tractor tragada tragos traidor trailer traitor trajeta tramando trance transfers transform transmeta
  trapeador trapeo tratado tratan tratos traveler traveller travis trazado treeview treo trevor tricks tricky tricolor
  trimmed tripod trivia trofeo trucos truncada tsimshian tsukasa turbulence tutora tuviese typist uitimo ulcera ulceras
  ulcers ulerich ullrich ulrich ultrix umbral unpack update uproar urgencia urgencias vaccine vacios vacuna vacuum
  valets validator valign valioso valores variance variar variation vatican vayanse vecina vecinita vectorial velada
  vence vencia vencio vende venden ventana ventas verdura vermin vertical viajar viales vibora victor victoria
  victorian viejita viejito viendo vieran vieras vieron vigilar vinagre violation violin virgen virtud visitarme
  visitaron visitor vistas vitamin vitamina vitaminas vivieron vivira volcado voltage vortex waltz wanna warfare westby
  weyland widely wisely worried wrestler xtrace yalign zack zapotec zentara zoltan zoning
  davita fresenius kaiser neuro neuros nephro nefro alopecia celiaquia chorea dysphoria lactose scoliosis nietos nietas sobrinos sobrinas bisnietos cunado cunada suegros
`
