export default {
  "What this site keeps about you, for how long, who can see it, and how to take it along or have it deleted.":
    "Qué guarda este sitio sobre usted, por cuánto tiempo, quién puede verlo y cómo llevárselo o pedir que se elimine.",
  "What {brand} keeps about you, for how long, and who can see it. The figures are the ones that the program itself works by.":
    "Qué guarda {brand} sobre usted, por cuánto tiempo y quién puede verlo. Las cifras son las mismas con las que trabaja el programa.",
  "In short": "En resumen",
  "No advertising, and no counting of visitors by other companies.":
    "Sin publicidad y sin que otras empresas cuenten las visitas.",
  "Without an account you can look at everything public. What stays of it is a line in our log: which kind of page, when, and whether it worked. Your name, your address and what you typed are not in it.":
    "Sin cuenta puede ver todo lo público. De eso solo queda una línea en nuestro registro técnico: qué tipo de página, cuándo y si funcionó. No contiene su nombre, su dirección ni lo que escribió.",
  "Your record is open to you, to specialists who have a consultation with you, and to administrators. Each look is logged, and you can read that log.":
    "Su expediente está abierto para usted, para los especialistas que tienen una consulta con usted y para los administradores. Cada acceso queda registrado y usted puede leer ese registro.",
  Cookies: "Cookies del sitio",
  "All are our own, no script can read them, and each does one thing that you asked for. So there is nothing to agree to.":
    "Todas son nuestras, ningún programa de la página puede leerlas y cada una hace una sola cosa que usted pidió. Por eso no hay nada que aceptar.",
  "What could not be sent yet, and a sealed symptom analysis, lie in your browser for that one tab, and go with it.":
    "Lo que aún no se pudo enviar, y un análisis de síntomas sellado, quedan en su navegador solo para esa pestaña y desaparecen con ella.",
  "What is kept, and how long": "Qué se guarda y por cuánto tiempo",
  "You are signed out {idle} after you last did something, and {most} after you signed in.":
    "Su sesión se cierra {idle} después de su última actividad, y {most} después de haberla iniciado.",
  "Backups that the site’s operators make may hold all of this for longer.":
    "Las copias de seguridad que hacen los operadores del sitio pueden conservar todo esto por más tiempo.",
  "Who sees it": "Quién lo ve",
  "You, once you are signed in.": "Usted, una vez iniciada la sesión.",
  "An approved specialist who has a consultation with you that was not called off.":
    "Un especialista aprobado que tiene una consulta con usted que no se canceló.",
  "An administrator of this site, who can read a record and change nothing in it.":
    "Un administrador de este sitio, que puede leer un expediente y no cambiar nada en él.",
  "In an emergency a specialist who does not treat you, for one hour and for reading only. They say why, and we look at each time.":
    "En una emergencia, un especialista que no le atiende, durante una hora y solo para leer. Dice por qué, y nosotros revisamos cada vez.",
  "Nobody else opens your conversations with the assistant or your consultation room, administrators neither.":
    "Nadie más abre sus conversaciones con el asistente ni su sala de consulta; los administradores tampoco.",
  "Whoever opened your record, or tried to, stands in your {log}.":
    "Quien abrió su expediente, o lo intentó, aparece en su {log}.",
  "log of accesses": "registro de accesos",
  "What leaves the site:": "Qué sale del sitio:",
  "Emails go by way of mail servers. Their subjects say nothing about your health.":
    "Los correos pasan por servidores de correo. Sus asuntos no dicen nada sobre su salud.",
  "Where two browsers cannot reach each other, a relay passes on their voice and picture, encrypted.":
    "Cuando dos navegadores no pueden alcanzarse, un servidor intermedio transmite su voz e imagen, cifradas.",
  "The assistant and language models": "El asistente y los modelos de lenguaje",
  "A language model of another company is connected to this site. What you tell the assistant may be sent to it: age (from 90 on only “90 or older”), gender, symptoms, medical history and the last {messages}. Your record never is.":
    "Este sitio está conectado a un modelo de lenguaje de otra empresa. Lo que usted le cuenta al asistente puede enviársele: edad (a partir de los 90 solo «90 o más»), género, síntomas, antecedentes médicos y los últimos {messages}. Su expediente, nunca.",
  "Taken out first are email and web addresses, phone, record and identity numbers, street addresses, full dates, and your own name where you are signed in. Other people’s names no program finds for sure: please leave them out.":
    "Antes se quitan direcciones de correo y de páginas web, números de teléfono, de expediente y de identidad, domicilios, fechas completas y su propio nombre si inició sesión. Los nombres de otras personas ningún programa los encuentra con seguridad: por favor, no los escriba.",
  "Where what you wrote may be an emergency, no model is asked. The check of medicines and the forecasts never ask one.":
    "Cuando lo que escribió puede ser una emergencia, no se consulta ningún modelo. La revisión de medicamentos y los pronósticos nunca consultan uno.",
  "No language model is connected to this site. Our own rules answer, and what you write to the assistant goes to nobody else. Were that to change, it would say so here.":
    "Este sitio no está conectado a ningún modelo de lenguaje. Responden nuestras propias reglas, y lo que escribe al asistente no llega a nadie más. Si eso cambiara, se diría aquí.",
  "“End-to-End Encrypted” in a consultation room": "«Cifrado de extremo a extremo» en una sala de consulta",
  "The label is shown while your browser and the other one are connected. Voice, picture and chat are then encrypted from one to the other, and neither our server nor a relay can read them. To be sure who is there, compare the code that both of you see.":
    "La etiqueta se muestra mientras su navegador y el otro están conectados. Voz, imagen y chat van entonces cifrados de uno al otro, y ni nuestro servidor ni un intermediario pueden leerlos. Para estar seguro de quién está ahí, comparen el código que ven ambos.",
  "It does not mean that the other side records nothing, or that your own device is safe. What is written without such a connection goes by way of our server, which keeps it sealed until the room ends. In the demonstration nobody is at the other end.":
    "No significa que el otro lado no grabe nada, ni que su propio dispositivo sea seguro. Lo que se escribe sin esa conexión pasa por nuestro servidor, que lo guarda sellado hasta que termina la sala. En la demostración no hay nadie al otro lado.",
  "Take your record along": "Llévese su expediente",
  "The {portal} has the whole record in one file, for other health systems (FHIR) or to read and print, and {readings} has your readings for spreadsheets. Conversations with the assistant are no part of the record.":
    "La {portal} tiene el expediente completo en un archivo, para otros sistemas de salud (FHIR) o para leer e imprimir, y {readings} tiene sus mediciones para hojas de cálculo. Las conversaciones con el asistente no forman parte del expediente.",
  "Documents tab of your portal": "pestaña Documentos de su portal",
  "the page for import and export": "la página de importación y exportación",
  "Have it deleted": "Pida que se elimine",
  "Documents and {conversations} you delete yourself, at any time.":
    "Los documentos y las {conversations} los elimina usted, en cualquier momento.",
  conversations: "conversaciones",
  "No button deletes a whole account yet: write or call, and a person does it. Your record, its readings and documents, and your conversations go with it.":
    "Todavía no hay un botón que elimine una cuenta completa: escriba o llame y lo hará una persona. Con ella se van su expediente, sus mediciones y documentos, y sus conversaciones.",
  "Appointment requests and the log of accesses do not go with the account, and a record that was opened in an emergency is not deleted. Ask what is left and why: the law may want a practice to keep its records.":
    "Las solicitudes de cita y el registro de accesos no se van con la cuenta, y un expediente que se abrió en una emergencia no se borra. Pregunte qué queda y por qué: la ley puede exigir que un consultorio conserve sus expedientes.",
  "How it is protected": "Cómo se protege",
  "Look for {https} at the beginning of the address: then what you send is encrypted on its way.":
    "Busque {https} al principio de la dirección: entonces lo que envía viaja cifrado.",
  "Documents, emails, conversations and the secret of your second step are sealed where they lie. All else lies in the database as it is: encrypting its disk is up to the site’s operators.":
    "Los documentos, los correos, las conversaciones y el secreto de su segundo paso están sellados donde se guardan. Todo lo demás está en la base de datos tal cual: cifrar su disco corresponde a los operadores del sitio.",
  "With the second step, which you turn on under {account}, a stolen password alone opens nothing.":
    "Con el segundo paso, que se activa en {account}, una contraseña robada por sí sola no abre nada.",
  "“HIPAA compliant” at the foot of each page": "«Conforme a la ley HIPAA» al pie de cada página",
  "HIPAA is the law of the United States on health data. The words stand for what the program does for it: one account for each person, access by rules, a log that can only be added to, sessions that end by themselves, sealed documents.":
    "HIPAA es la ley de Estados Unidos sobre los datos de salud. Esas palabras se refieren a lo que el programa hace por ella: una cuenta para cada persona, acceso según reglas, un registro al que solo se puede añadir, sesiones que terminan solas, documentos sellados.",
  "They are no certificate. Nobody from outside has examined the program. Contracts, training, encrypted disks and safe backups are the duties of the site’s operators.":
    "No son un certificado. Nadie de fuera ha examinado el programa. Los contratos, la capacitación, los discos cifrados y las copias de seguridad bien guardadas son deberes de los operadores del sitio.",
  "Whom to ask": "A quién preguntar",
  "Write to {email} or call {phone}. Please send nothing about your health by email.":
    "Escriba a {email} o llame al {phone}. Por favor, no envíe por correo nada sobre su salud.",

  "What it is for": "Para qué sirve",
  "How long": "Cuánto tiempo",
  "Until the browser is closed": "Hasta que se cierra el navegador",
  "Keeps you signed in": "Mantiene su sesión abierta",
  "Remembers that your password was right, until you enter the code":
    "Recuerda que su contraseña era correcta hasta que introduzca el código",
  "Finds a specialist’s unfinished application again":
    "Vuelve a encontrar la solicitud sin terminar de un especialista",
  "Finds your conversations with the assistant again, without an account":
    "Vuelve a encontrar sus conversaciones con el asistente, sin cuenta",
  "Tells that you signed in here before, so that a stranger’s wrong passwords do not keep you out":
    "Indica que ya entró aquí antes, para que las contraseñas equivocadas de un extraño no le cierren el paso",
  "Which camera, microphone and loudspeaker you chose for consultations stays in your browser and is not sent to us.":
    "La cámara, el micrófono y el altavoz que eligió para las consultas quedan en su navegador y no se nos envían.",
  "Your seat in a consultation room": "Su lugar en una sala de consulta",
  "Finds again what you had typed when your session ended":
    "Vuelve a encontrar lo que había escrito cuando terminó su sesión",
  "Shows one message on the next page": "Muestra un mensaje en la página siguiente",
  "Remembers whether you chose the light version": "Recuerda si eligió la versión ligera",
  "Remembers the language that you chose": "Recuerda el idioma que eligió",
  "What is kept": "Qué se guarda",
  "Your account: name, email address, phone, language and time zone, and your password in a form that nobody can read":
    "Su cuenta: nombre, correo electrónico, teléfono, idioma y zona horaria, y su contraseña en una forma que nadie puede leer",
  "As long as the account": "Mientras exista la cuenta",
  "Your record: details, readings, alerts, consultations and prescriptions":
    "Su expediente: datos, mediciones, alertas, consultas y recetas",
  "Your documents": "Sus documentos",
  "Until you delete them": "Hasta que usted los elimine",
  "Appointment requests, with what you entered in the form":
    "Solicitudes de cita, con lo que escribió en el formulario",
  "No end is set": "Sin un final fijado",
  "Conversations with the assistant": "Conversaciones con el asistente",
  "The newest 100 until you delete them; without an account {time} from the last message":
    "Las 100 más recientes, hasta que usted las elimine; sin cuenta, {time} desde el último mensaje",
  "Who met when in a consultation room": "Quién se reunió y cuándo en una sala de consulta",
  "{time} after it ended, of visitors {visitors}": "{time} después de terminar; de visitantes, {visitors}",
  "What was written there by way of our server, and what the two browsers needed to find each other":
    "Lo que se escribió allí por medio de nuestro servidor, y lo que los dos navegadores necesitaron para encontrarse",
  "Until the room ends": "Hasta que termina la sala",
  "Where you were signed in: the names of browser and system, and when":
    "Dónde inició sesión: los nombres del navegador y del sistema, y cuándo",
  "{time} after it ended": "{time} después de terminar",
  "An account whose address nobody confirms": "Una cuenta cuya dirección nadie confirma",
  "A request for an appointment that nobody confirms, or without a specialist":
    "Una solicitud de cita que nadie confirma, o sin especialista",
  "{time} after it, or after the day that was asked for": "{time} después de ella, o del día que se pidió",
  "Emails that we sent": "Correos que enviamos",
  "Links in our emails": "Enlaces en nuestros correos",
  "To confirm your address {verify}, for a new password {reset}":
    "Para confirmar su dirección, {verify}; para una contraseña nueva, {reset}",
  "What stood in a form when your session ended": "Lo que había en un formulario cuando terminó su sesión",
  "What you said the columns of a file are, of the 20 kinds of file that you used last":
    "Lo que usted dijo que son las columnas de un archivo, de los 20 tipos de archivo que usó por última vez",
  "A file of readings that waits for your yes": "Un archivo de mediciones que espera su confirmación",
  "What an import changed, so that you can undo it": "Lo que una importación cambió, para que pueda deshacerla",
  "News for the live display": "Novedades para la pantalla en vivo",
  "Made-up readings that you asked for": "Mediciones simuladas que usted pidió",
  "A specialist’s unfinished application": "La solicitud sin terminar de un especialista",
  "Your network address, to hold off floods of requests": "Su dirección de red, para frenar avalanchas de solicitudes",
  "In working memory, {time} at the most": "En la memoria de trabajo, {time} como máximo",
  "Emergency access to your record: who, when and why":
    "El acceso de emergencia a su expediente: quién, cuándo y por qué",
  "The log of accesses: who opened which part of your record, when, and from which network address":
    "El registro de accesos: quién abrió qué parte de su expediente, cuándo y desde qué dirección de red",
  "It is not deleted": "No se elimina",
} as const;
