/** Words of plain pages in both languages, folded, and nobody's name. They stay as they are when the words of our pages change. */
export const plainWords = `
  abajo acompana acompanarle acortarla ad adds adelante agregan ahi aim ais alergia allergy alli aloud ancho anew
  answering anticoncepcion anuncios anxiety apagado aparato aparecen aprieta apriete aproximado aquellos archivo
  archivos armadas arreglarlo arriba arrived arrives asistentes assistants atengo atras atrasados availability axe
  azar bladder blob bones borde borrados boton botones bowel brain browser busy button buzon caben calculamos calla
  calle camara cambiaria cambiarlo cambios came camino capsula capsule carga cargada cargan cargar cargarse carpeta
  carries categoria category causa causes cerebro cerrados charities chewable chupar cifrado cifras claros class clave
  cleared clic clipboard coagulos coincide coinciden colores column columna columnas columns comercio comercios
  comparados complicaciones computadoras configuracion conozca conozco contado contenido conto contributors convertir
  convierte convulsiones copiar copying correccion correcta corrects correos corrige cosa cosas countries crear create
  crema cuadrado cuadro cuentas cuente culpa cupieron cuyas danger danino dark deberia decidir dejamos dejarlo deleted
  demasiada depresion depression descargas deshace deshacen deshacer desliza desmaya detener detenga detengase detiene
  detuvo dialogs dificiles directo dirigimos disco disk disponibles dispositivo distancia domain dots effective
  elementos elixir ellas empresas empty encabezado encaja encontradas encontrados encrypted enlace enlaces enlazamos
  enlazar entendimos entran enviaremos equivocado equivocarse erases escala escritorio escucha escuchar escucho
  espacio especial esperar espere espero espray estafas estampillas esten estomago estuvo exacta existen facil faciles
  fact faints falla farmaceutico fault fechas fetch fetched fetching field fields finish fiscal flecha foam foco focus
  folder frenar fuerzas fully gente glad gone gota gout grade gram gramo grande guardadas gusto hacemos hacerle
  hacerlo harmful header heading heard hears herramientas hincha hormonas hormones host huesos icono idioma iguales
  image imagen infeccion infection iniciando inicios intentarlo intentelo interno intestino item items jeringa junta
  key keyboard keys lados larga largo lea lectores lejos letra letras liberacion licencias licenses listen listening
  lives llave load loaded locations log logs lotion loud lungs mailbox mano manos marcados masticables match measure
  medir mejores menu mezclarlas microfono middles mide mile miles millas minute minuto minutos mira mirar mismos
  missing mission misspellings misuse modificada modificadas modos motion movimiento muscles musculos nativa native
  navegador negacion negaciones nerves nivel noto npm nuestra nuestras nuestros numeros occurred oficial oimos
  ointment oir opening opioids orders organizaciones organizations osmotic osmotica osmoticas ours oye package packet
  paginas pain paises palabra palabras panel pantalla paquete parche parecido parecidos parecio parezca paro partir
  pasajes pegue peligro peor permitido pestana pestanas phones picked pixeles pixels polvo ponemos ponga porcentaje
  portapapeles powder preocupa presionar presione probado probamos programme promesa prometemos promise proposito
  prostata prostate proxima publicas puerta pulmones puntos purpose quedar quitting rastreo rates receipts receiver
  recibos recomendacion registros resfriado respuestas retardada revisado revisando revisarlo ring rinon rojo safely
  salga salirse salta saltarla saltarse screen scroll seconds segundos seizures sending sentir sepa servidor settings
  shampoo sideways siente sitios skips slides smoking solucion somos sounds space speaker speaking spray staff stomach
  street suelen sugerencias suggestions sumas sums supositorio suppository surely swelling synthesis syringe syrup tab
  tabaco tabs talks teclado teclas tells tema texts thinning thyroid ticks tied tiroides title todays tools toque tras
  trata tratamos tribus typed undone unguento unidad unimos vacio veamos vejiga vendor venta ventana verse viejos view
  vio voice volvemos voz vuelva vuelve waited whenever width window word worries worse
`
