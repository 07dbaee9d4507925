/** Words of both languages, with names of people and cities, that look like mistakes in names of medicines. */
export const commonWords = `
  preventive preventives preventivo preventiva abandonado ability abilleira abismo abrela abrelo abren abrigo abrirla absence acaban acabaron acabo accept
  acceptance accurate acelera acerca across action actions activa activable activan activando activar activas activos
  acto actor actores actors actriz acts actual actuar actuas adhere adhola adictos admitida admitidas adopt adorno
  adoro adrien advance advert advertise advise adware adzera affair afford affordable africa agarrar agarre agarro
  agencia agrada agustin ajustadas ajustado alan albion alcance alcanza alcanzan alege alegra alegre alegria alegro
  alejense alerta alexey algebra alicia alimenta alimentar alinea alivio alla alleged alluda almacen alor altura
  aluminium alumna alvarez amanda amarillo amarin ambient ambiente ambito amend amharic amor ampari amptrn amri anakin
  anal analyst ancestros angela angola angular anidar animacion anitos anor ansiedad antibiotic antibiotico
  antibioticos antibiotics antivirus anxiety anymore apart apport appreciate approve approved aprende aprisa aprobaron
  aprobo aptitude arabia arafat aragonese aragua arana aranas arapesh arara arauca arawak ardiente arequipa argelia
  argentina argentine arikara arrestado arthritis arthur artritis arturo asalto asesina ashamed asigna asignar asma
  aspect aspirin aspirina assert asthma astrology asustada asustado asustados asustando atacado atacan atacando atacar
  atento atrapa atrapados atraparlo atreve attach attila audi audience augment augmentation aumentaron aumento
  ausencia austin authentic author autism autismo avance avestan aviones avoidance aymara ayuden azucar bacteria
  bacterial bailar bailarina bajaron banana bandeja bandera banera banked banned banner barrel barriga barrio basics
  bastante bastien baston batavia bebele belfort belgica belgium bella bellas bepo bestia biblia bienestar biogen
  blair blancos bless blood bolivar bolivia bonitas bonito bosnia bosnian bosnio botella bottom branch brandon brazos
  bree bretana breton brigada brillante broke bromea bromeo buffering bumped bumper buscan buscas businesses butani
  cabana cabeza cadaveres cadena cadera caduca caduco caldas callao callar callas callense calmense calvin cambia
  cambies cambios caminos camisa campeonato campos canalla canares canary canasta cancel cancer cancha cansada canton
  caplan caption captura caqueta caramba carbonate carian carisima carisimas carisimo carisimos carito carnada carpet
  carrera carsten cartel carter cartera casilla casuarina catalan catalin catalogue catman cayeron cayman cazadores
  celebrar celebrate celebrates celebrity celebs celina celosa celula center central centralize centres centro
  centroids cerradura cerraron cessation chantal charged charging chavos cheaper checksum cheque chipre cholesterol
  cielos ciencia cierran cierto cincuenta cingular cipher clan clarified clarifies clarifying clarity classics claves
  clementina climate clonacion clonaciones cluster coalition coated cobran cobrar cobraron coleccion colega colesterol
  colina colitis collabora collar collina colores colors comadre combatir combina combinada combinado combination
  comentario cometio commitment comodin compadre compara compat competent compiler compleja complejo completada
  completado completar completas completed completer completes completos complex component compopt compran comprarla
  compre compresor compressor comprimir compro comprueba compuesta concept concepto concepts conceptual concern
  concerned concerns concerts concierne concierto concrete concreto concuerda concuerdan concuerde conecta conejo
  confia confident confie config confio conforman confused conocerla conocerle conocerlo conocerte conociera conseguir
  consented conserva conservar consigo consigue construye contare contarle contarte contenta contentos conteo contesta
  contestan contestar continent contract contracted contracts contrario contrary contrasena contrast contraste
  contratar contrato contratos controles conversar convert converted converter converti convertira converts convierta
  cooking copro coproc coprocessor corazones core corea coreano corentin cores corey corner corran correr corres
  corriente cortas corten cortes corteza cortina cortos cosecha cosmetics cosmin cousin creada creador crean crearon
  created creates creator creators crecen crecer creemos creen creencias creian creiste creole cretino cristiana
  cristo cron cruzada cuban cubans cubeta cubren cubria cuestan cuida cuidan cuido culpar cumplira cunada cunado
  cyclic damelo damien danada daniel dawson dayton debera debido decade decades decent decompression dedo deductible
  defend deficit defina definir dejala della demand demande demanding demo demora demostrar denial denied deno dentro
  deny depend deploy depresion depression deps dept depto depura depurante descartan desperate destroy destruida
  destruido desvio detach detail detalla detect determina determinar determine detras detriment developer deviant
  deviation devo diabetes diabetic diabetica diabetico diagram dieran dieron dietary differ differing differs dificil
  difieren digame dijera dijeron dira discovery dispersar dispone distort distro dolera dolor donado donal donald
  donate dtrace duarte dubroca duerma durara durigan eczema edificio edificios efficient egoista elects elevation
  eleven eliges eliminara eliminaron elipsis ellas elle ello elmira embassy embera emitir empacadora emplea empleada
  emplee empotrada encontrare enferma enferme enfermo enforce enfrenta enfrentan enfrentar ensena entendi entiendo
  entrada entran entrance entrare entras entraste entrega entregado entregan entrego entren entrenado entres
  entrevista entrevistas enumera equality equipo equity errada escala escogi escrita esencia esparta espejuelos espera
  esperanto espero espina estaca estadio estais estare estaria estate estatina estatinas estatus estelar esteli
  esteroides estrada estrategia estree eterna eterno evelyn evento events evicted evita excede exception exclusiva
  excusa executive exigen exista existan existe existia exists expande expandida expensive explica explicit explicita
  explicitas explicitly explicito explicitos explique extend extendida extension extent extract extracted extrae
  extraidos extrane fabien factors faltan fanout faults federal federally female feria filtro finance finlandia fisica
  flor florin florist footer foraneo forbes forced forces forked formas formateo formed formen former formulary forney
  forties foster fragil fragment fragmento fragments framing france francia freelance fresca fueron fulfill fulfills
  ganara gandalf gareth garmin garrett gather general genial genova genovia gentil gently geometric gestor getter
  gettext gilead gitter glasses global gloria goal goma gonna gonzalo gordon gotas gotta gotten gradients grados
  gramos grandkids greater grecia guardar guardaste guardianes guardo guilty gustado gustar gutter hablan hallan
  hallyn hansel harian harmonize hearing heart hebreo helada helio helion helios hembra heredia herencia herrera
  higado hobby honesta horizon horizontal horizonte hormonas hormone hubert huella hulin human humanas humano humanos
  humans idea identical ignacio impact implicit implicita implicitas implicitly implicito implicitos impone importaria
  inability incidence inclusion inclusive incluso incompleta increased increases incyte indexable indexar indirecto
  infectada inference infinitos inflate influence inglesa ingresa ingresar ingrese inhalador inhaler inocencia insert
  inserta instalara insulin insulina insulinas insulins insured integral integrity inteligente intelligence intensity
  intensive intenso intent intento interesado interesan intereses interest interested interests interface interleave
  internally internals interval intervalo intervals intro intruso inversa invert invest invita invoca invocara
  invocations invoco invoke invoking iremos isabella italia italian italic ivar jardin jardinero jewelry journal
  journals jovencita julia julian julio kannada kaplan keeling keylen kidney kusano labor ladron lahnda laid lambda
  lamont lampara lana landlord lane lanoix laptop laptops largos lasagna latent latex latina latino latter latvia
  latvian launches lavado laverdet lawyer leccin leftover legend lenses lentes lesion lesson letter letters leve
  levitt lexical leyeron liability licencias licensing licio lidio ligero limita limitar limitarse limito limpia
  limpieza linaro lindas linden lindos lineas lines linked linker linter listado litro litros liver llaman llamara
  llamaron llaves llega llegan llegar llegara llevalo lleven lleves llueve loboid localizar locator logica lorena
  loreto lucent lucian lungs luscon lyric lyrics macros madura mailman maleta maltes mandame mandan mandare mandaron
  mandato mandeme mando maneja manejado manejador manejando manejar manejarlo manera manide manobo mantengan mantengo
  manuel maravilla marcar marcas marcin margarita marica marina marisco martin matala matalo mataria mataron matenlo
  maternity matricula matrix matriz matteo mattis medina medios medium melodia merrin mesera mesero metadata metida
  metieron metric metro metros mierda migraine migrana militares ministers mintio miraba mirala miralo mirame miranda
  mirate mireme miren mitigate mobile mojado molaro monaco monica montado montar mordida moreno morfeo morira morita
  morrir morten motion moverte movio mueran muestrame muevan multa multani nacida nacion narang nascar natalie nathan
  navarro nearest negaron negligent negras neighbor neighbour nesting neural neutral nextval niagara nieta nieto nissan nomas
  normas norris northwest novias novio nubaca nudity numbering nurali nurseries nurses nutten ocurrencia ofrezca okay
  oler olor omitida omitio operaron options ordinance ordino overall pagara pain palace palauan paleta panama pancreas
  panties parada parade paragrafo paraiso parece parecen parsers participan pasadas patada patadas patatas patent
  patrol payday payment pelota peluca pensaba pensara percepcion perception perdera perderas perderia perfecta
  perfectas performant performing permalink permitida permitira perpetua perpetual perseguir pescar petasis petrov
  pharmacist pharmacists pienses pierna piscina pixels placed placer plan plane planea planeo planet planos plans
  plantas plants platano plate plates platos played player please podido podran poliza polvora ported porter portero
  portraits potato potencia potencial potential praise prakrit precede preciosa preciosas precioso precisa precise
  precisely precision preciso predicado predicate premature prematuro premio premium premiums prensa prepaid preparan
  preparen preparing preparo prescriber presencia presentar preserves presion presos pressure presta prestamos preston
  prevenir prevent prevented preventing previa previas previo previsto primaria primarily primario primavera primitive
  principio prisiones prison privada privilege privileged privileges probar probes proceda procesa procuring profecia
  profesora profeta profiling profit programar prolog promesa prometheus prometida prometido promising proper propina
  propose propuesta prospects prosper proszek protegida protocolo protocols provea proved provee proveer proven
  provencal provenzal proves providers providing provincial provision psoriasis publicada publicado publicity puesta
  puesto pulmones pusiera pusieron quieta quincena quinta quitaron radical radios ramera ramos rangos ranura rapida
  raros rasguno rastro rating ration ratios rayo rays reales realeza realistic realiza realized realty rebound recall
  recast recent reception recetan recetaron receten rechazaron reciclaje recitations reclamo recoge recoger recojo
  recorded recorder recorders recordsep recorrer redact redaction redefinir reding redundant refill refills refine
  reflections reflux reforma refused regala regalan regalar regalo reggae region regional register registers registrar
  registro reglist regular reina reiniciar relate relation relations relativo relativos relax relied relief relinquish
  reliquia rellena reload remain remark remind removable renato rental renueva renuevo repack repita replay replied
  repo represent require resalta reservoir residence resistir respire restantes restarts reston restore restored
  restoring restos resulta resulting resulto retain retains retira retirar retired retiro retorna retrocede reubicado
  reveal revela revelador revelar revelation revele revisa revised revisor revista revistas revocation revoke rewind
  riesgo rinon rinones ritual rivera rochester rocket romain romantica romero rompieron rompio ronald rosenthal
  rosetta roster rotary royalties ruslan rutina sacala sacaron sacerdote salgan salida salina saltos samaritan samhsa
  sangre sanofi santos sascha scalar scared sciences scored scores seagen segovia selection semanas semantics sentada
  sentencia sentia separa separan serialize serialized serializer serializes serpiente setenta setenv setlocale
  seventy severity sevilla sexuality shaking sientes siento significa significar silent silvia simbolica simons
  simplicity simpson simpsons singleton sinonimo sintio siouan sistina slavic sleeve slider smilies smolin sobrina
  sobrino socialist sofa soga solaris solicito solitaria solitario solver somali sombra sopa sora sorry sorted sotano
  spirit spirits spiritual spread stability stabilize standby stands starla statin steroid steward stewart stolen
  streamline stylish subieron suegra suegro suenos sugar sujeto suline suma sungai sunos supplement susant symmetric
  symphony synthetic syriac tablas tables taiwan tales talks talvez tambin tantas tantos tardara tarjeta tarrio
  technical teclas teeth template templates temporada temporary tentacion tepehua teresa terminar terminate
  terminating termino thank thanks theology theresa thibault thinner thinners thread thyroid tiempos tired tiroides
  titulo toasts toba tobe tobias toby toledo tomara tomato tontos tooth topi torneo tracker tractor tragos traidor
  trailer trajeta trance transmeta tratado tratan tratos traveler traveller travis trazado treeview treo trevor tricks
  tricolor trimmed trivia trofeo trucos truncada tsimshian tsukasa tuviese ulcera ulceras ulcers ulerich ullrich
  ulrich ultrix umbral unpack update urgencia urgencias vaccine vacios vacuna vacuum validator valign valioso valores
  variance vatican vayanse vecina vecinita vectorial velada vence vencio vende venden ventana ventas viajar viales
  vibora victor victoria victorian viejita viejito vieras vieron vigilar violin virgen virtud visitarme visitor vistas
  vitamin vitamina vitaminas vivira volcado voltage wanna westby weyland widely worried xtrace yalign zack zapotec
  zentara zoltan zoning
`
