import charts from "./shared/charts";

export default {
  ...charts,
  "Meet a specialist in a virtual consultation room: with a headset, on your screen, by video or by voice.":
    "Reúnase con un especialista en una sala de consulta virtual: con visor, en su pantalla, por video o por voz.",
  "Sit down with a specialist in a quiet room, wherever you are. With a headset you are in it; without one you see it on your screen, or you talk by video or voice.":
    "Siéntese con un especialista en una sala tranquila, dondequiera que esté. Con un visor usted está dentro; sin él, la ve en su pantalla o habla por video o por voz.",
  "VR Consultations Unavailable": "Consultas en RV no disponibles",
  "Specialists Unavailable": "Especialistas no disponibles",
  "The list of specialists cannot be loaded right now.":
    "En este momento no se puede cargar la lista de especialistas.",
  "Loading specialists…": "Cargando especialistas…",
  Previous: "Anterior",
  Next: "Siguiente",

  "What the room offers": "Lo que ofrece la sala",
  "Immersive 3D Environment": "Entorno 3D inmersivo",
  "A consultation room with two chairs and a board for your values, drawn by your own browser.":
    "Una sala de consulta con dos sillas y una pizarra para sus valores, dibujada por su propio navegador.",
  "Haptic Feedback": "Respuesta háptica",
  "Controllers that can buzz do so when your doctor comes in or writes. You can switch it off.":
    "Los mandos que pueden vibrar lo hacen cuando su especialista entra o escribe. Puede desactivarlo.",
  "HD Spatial Audio": "Audio espacial HD",
  "Voices come from where people sit, so a talk feels like one.":
    "Las voces llegan desde donde se sienta cada persona, como en una conversación de verdad.",
  "Real-time Collaboration": "Colaboración en tiempo real",
  "Look at your charts together, share a screen, write to each other.":
    "Miren juntos sus gráficas, compartan una pantalla, escríbanse.",

  "System requirements": "Requisitos del sistema",
  "Recommended for the full room. Nobody is turned away: the room shows what your browser can do.":
    "Recomendado para la sala completa. Nadie se queda fuera: la sala muestra lo que su navegador puede hacer.",
  "A headset, or none": "Con visor o sin él",
  "VR headsets of the major families": "Visores de RV de las familias principales",
  "Mixed-reality headsets": "Visores de realidad mixta",
  "Any browser with WebXR": "Cualquier navegador con WebXR",
  "Without one: a computer, tablet or phone with a browser of our day":
    "Sin visor: una computadora, una tableta o un teléfono con un navegador actual",
  "A connection": "Una conexión",
  "At least 50 Mbps (minimum recommended) for the headset": "Al menos 50 Mbps (mínimo recomendado) para el visor",
  "Video takes 1 to 2 Mbps; with less the picture is dropped before the voice":
    "El video usa de 1 a 2 Mbps; con menos, se pierde la imagen antes que la voz",
  Privacy: "Privacidad",
  "End-to-end encrypted, HIPAA-compliant sessions": "Sesiones cifradas de extremo a extremo y conformes a la ley HIPAA",
  "Camera and microphone stay off until you allow them":
    "La cámara y el micrófono están apagados hasta que usted los permita",
  "Recordings stay on the computer that made them": "Las grabaciones se quedan en la computadora que las hizo",

  "Specialists you can meet": "Especialistas con quienes puede reunirse",
  "No VR-enabled providers available at the moment": "Por ahora no hay especialistas disponibles con RV",
  "You have a room open": "Tiene una sala abierta",
  "You have rooms open": "Tiene salas abiertas",
  "{doctor}, opened {age}": "{doctor}, abierta {age}",
  "Back to the Room": "Volver a la sala",
  "Demonstration: nobody sits on the other side": "Demostración: no hay nadie al otro lado",
  "Enter VR Room": "Entrar en la sala de RV",
  "with {label}, number {id}": "con {label}, número {id}",
  "Dr. {specialty}": "Dr. {specialty}",
  "Weight Loss Specialist": "Especialista en pérdida de peso",
  "Registered Dietitian": "Dietista titulado",
  "Nutrition Coach": "Asesor de nutrición",
  "Fitness Coach": "Entrenador físico",
  "Behavioral Weight Loss Therapist": "Terapeuta conductual para la pérdida de peso",
  "Bariatric Surgery Specialist": "Especialista en cirugía bariátrica",
  Endocrinologist: "Endocrinólogo",
  "Sports Nutritionist": "Nutricionista deportivo",
  "Connection Failed": "No hubo conexión",
  "Failed to start VR consultation. Please try again.": "No se pudo iniciar la consulta en RV. Inténtelo de nuevo.",
  "Only a patient can open a room with this specialist": "Solo un paciente puede abrir una sala con este especialista",
  "Nobody can be met in a room here right now": "En este momento no hay nadie con quien reunirse en una sala",
  "Too many demonstrations are open right now. Try again in a few minutes.":
    "En este momento hay demasiadas demostraciones abiertas. Inténtelo de nuevo en unos minutos.",
  "Another room is just being opened. Try again in a moment.":
    "Se está abriendo otra sala. Inténtelo de nuevo en un momento.",
  "This room id has been used. Make a new one.": "Este número de sala ya se usó. Cree uno nuevo.",

  "Consultation Room": "Sala de consulta",
  "Room Unavailable": "Sala no disponible",
  "Room Opened": "Sala abierta",
  "Your connection to the doctor is underway.": "Se está estableciendo la conexión con su especialista.",
  "Consultation Ended": "Consulta terminada",
  "That could not be done": "No se pudo hacer",
  "That could not be done. Try again in a moment.": "No se pudo hacer. Inténtelo de nuevo en un momento.",
  "Another browser has this seat. Go on here first.": "Otro navegador ocupa este lugar. Primero continúe aquí.",
  "Do you need help? Call {number}.": "¿Necesita ayuda? Llame al {number}.",
  "This room is for two": "Esta sala es para dos",
  "Only the patient and the specialist who were invited can come in. If you are one of them, use the browser in which you opened the room, or sign in.":
    "Solo pueden entrar el paciente y el especialista invitados. Si usted es uno de ellos, use el navegador en el que abrió la sala o inicie sesión.",
  "Open a Room of Your Own": "Abrir su propia sala",
  "Somebody is waiting for you here": "Aquí le esperan",
  "You are in this room elsewhere": "Usted está en esta sala desde otro lugar",
  "Come in, and the consultation begins.": "Entre y comienza la consulta.",
  "Another browser of yours has the seat. If you go on here, it is let go there.":
    "Otro de sus navegadores ocupa el lugar. Si continúa aquí, lo dejará allí.",
  "Join room": "Entrar en la sala",
  "Use this window": "Usar esta ventana",
  "The consultation has ended": "La consulta ha terminado",
  "You did not meet in this room.": "No se reunieron en esta sala.",
  "What was written in it is deleted.": "Lo que se escribió en ella se ha borrado.",
  "Back to the Desk": "Volver al consultorio",

  "Room {id}": "Sala {id}",
  "HIPAA Secure": "Protegida según HIPAA",
  "Demonstration: nobody listens": "Demostración: nadie escucha",
  "Video, voice and the 3D room": "Video, voz y la sala en 3D",
  "They need JavaScript, which this browser has switched off or has not loaded yet. Until then you can write below, or talk by phone:":
    "Necesitan JavaScript, que este navegador tiene desactivado o aún no ha cargado. Mientras tanto puede escribir abajo o hablar por teléfono:",
  "Call {number}": "Llame al {number}",
  "Session chat": "Chat de la sesión",
  "In this demonstration nobody reads what you write.": "En esta demostración nadie lee lo que usted escribe.",
  "What you write here passes through our server, encrypted, and is deleted when the consultation ends.":
    "Lo que escribe aquí pasa por nuestro servidor, cifrado, y se borra al terminar la consulta.",
  "No messages yet": "Aún no hay mensajes",
  You: "Usted",
  Send: "Enviar",
  "Sending...": "Enviando...",
  Message: "Mensaje",
  "Up to {max} characters.": "Hasta {max} caracteres.",
  Participants: "Participantes",
  Guest: "Invitado",
  "(you)": "(usted)",
  patient: "paciente",
  doctor: "especialista",
  Connected: "Conexión establecida",
  "On this page": "En esta página",
  "Not connected": "Sin conexión",
  "License {number}": "Licencia {number}",
  "End Session": "Terminar la sesión",
  "The consultation has not begun.": "La consulta no ha comenzado.",
  "Waiting for your doctor.": "Esperando a su especialista.",
  "Waiting for your doctor. They are told that you are here.":
    "Esperando a su especialista. Se le ha avisado de que usted está aquí.",
  "The demonstration’s doctor is here": "El especialista de la demostración está aquí",
  "The consultation is on": "La consulta está en curso",
  "as of now": "hasta ahora",
  "Look again": "Actualizar",
  "On the board: {title}": "En la pizarra: {title}",
  "out of range": "fuera de rango",
  Weight: "Peso",
  "Sample record": "Expediente de muestra",
  "Heart rate": "Frecuencia cardíaca",
  "Blood pressure": "Presión arterial",
  "Oxygen saturation": "Saturación de oxígeno",
  Temperature: "Temperatura",

  "With {name} · Room {id}": "Con {name} · Sala {id}",
  "Session time": "Tiempo de la sesión",
  Recording: "Grabación",
  "End-to-End Encrypted": "Cifrado de extremo a extremo",
  Demonstration: "Demostración",
  "Go on without a live connection, in writing": "Seguir sin conexión en vivo, por escrito",
  "There is no live connection to our server just now. We keep trying.":
    "En este momento no hay conexión en vivo con nuestro servidor. Se vuelve a intentar automáticamente.",
  "the doctor": "su especialista",
  "the patient": "su paciente",
  "Demonstration: nobody is connected": "Demostración: no hay nadie conectado",
  "Waiting for {name}": "Esperando a {name}",
  "Waiting for {name} to come back": "Esperando a que vuelva {name}",
  "Waiting for {name} to join": "Esperando a que entre {name}",
  Connecting: "Conectando",
  Reconnecting: "Reconectando",
  "{name} is here": "{name} está aquí",
  "{name} is here without video": "{name} está aquí sin video",
  "{name} is not here just now": "{name} no está aquí en este momento",
  "{name} is simulated: there is no picture and no voice": "{name} es una simulación: no hay imagen ni voz",
  "{name} is here; the two browsers are looking for a way to each other":
    "{name} está aquí; los dos navegadores están buscando cómo comunicarse",
  "{name}’s line is too slow for a picture just now":
    "En este momento la conexión de {name} es demasiado lenta para la imagen",
  "{name} has no camera on": "{name} no tiene la cámara encendida",
  "{name} has camera and microphone off": "{name} tiene la cámara y el micrófono apagados",
  "{name} has joined": "{name} ha entrado",
  "{name} has left": "{name} ha salido",
  "New message from {name}": "Mensaje nuevo de {name}",

  "Before you are seen and heard": "Antes de que le vean y le oigan",
  "This is a demonstration with no one on the other side: picture and sound stay in this browser. Camera and microphone are off until you turn them on.":
    "Esto es una demostración sin nadie al otro lado: la imagen y el sonido se quedan en este navegador. La cámara y el micrófono están apagados hasta que usted los encienda.",
  "Camera and microphone are off until you turn them on here. You can also change them later, and take part by text alone.":
    "La cámara y el micrófono están apagados hasta que usted los encienda aquí. También puede cambiarlos después, o participar solo por escrito.",
  "Your camera's picture": "La imagen de su cámara",
  "Your browser asks you to allow the camera.": "Su navegador le pide permiso para usar la cámara.",
  "Camera is off": "La cámara está apagada",
  "Your browser asks you to allow the microphone.": "Su navegador le pide permiso para usar el micrófono.",
  "Microphone is off": "El micrófono está apagado",
  "Say something: the bar moves when you are heard.": "Diga algo: la barra se mueve cuando se le oye.",
  "Turn on camera": "Encender la cámara",
  "Turn off camera": "Apagar la cámara",
  "Turn on microphone": "Encender el micrófono",
  "Turn off microphone": "Apagar el micrófono",
  "Which camera": "Qué cámara",
  "Which microphone": "Qué micrófono",
  "Which loudspeaker": "Qué altavoz",
  "Choose camera, microphone and loudspeaker": "Elegir cámara, micrófono y altavoz",
  Loudspeaker: "Altavoz",
  "Play a test sound": "Reproducir un sonido de prueba",
  "Playing two notes…": "Sonando dos notas…",
  "Two notes were played. If you heard nothing, turn up the sound or choose another loudspeaker.":
    "Han sonado dos notas. Si no ha oído nada, suba el volumen o elija otro altavoz.",
  "The browser played nothing. You can still join: your words can be read in the chat.":
    "El navegador no ha reproducido nada. Aun así puede entrar: en el chat se leen sus palabras.",
  Network: "Red",
  "Not tested yet": "Aún sin probar",
  "Testing, a few seconds…": "Probando, unos segundos…",
  "Test the connection": "Probar la conexión",
  "Join with camera and microphone": "Entrar con cámara y micrófono",
  "Join without microphone": "Entrar sin micrófono",
  "Join without camera": "Entrar sin cámara",
  "Join without camera and microphone": "Entrar sin cámara ni micrófono",
  "Our server does not answer. Look at your network connection.":
    "Nuestro servidor no responde. Revise su conexión a la red.",
  "Our server answers in {time} ms.": "Nuestro servidor responde en {time} ms.",
  "Our server answers in {time} ms. That is slow: there may be pauses in what you hear.":
    "Nuestro servidor responde en {time} ms. Es lento: puede haber pausas en lo que oye.",
  "This browser makes no video calls. The chat works.": "Este navegador no hace videollamadas. El chat funciona.",
  "This browser makes no video calls. The chat works, and you can call {number}.":
    "Este navegador no hace videollamadas. El chat funciona, y puede llamar al {number}.",
  "The relay can be reached, so the call works on closed networks too.":
    "El servidor intermedio responde, así que la llamada funciona también en redes cerradas.",
  "The relay cannot be reached from here. The call works if both networks allow a direct connection.":
    "Desde aquí no se puede usar el servidor intermedio. La llamada funciona si las dos redes permiten una conexión directa.",
  "Nothing gets out of this network for a call. The chat works.": "Esta red no deja salir llamadas. El chat funciona.",
  "A direct connection can be tried. A relay for other networks, if there is one, can be used after the specialist joins.":
    "Se puede intentar una conexión directa. Para otras redes puede haber un servidor intermedio, que se usa cuando el especialista haya entrado.",

  "The microphone is not allowed for this page. You can allow it in the browser, by the sign beside the address.":
    "El micrófono no está permitido en esta página. Puede permitirlo en el navegador, con el símbolo junto a la dirección.",
  "No microphone was found. If you have one, plug it in and try again.":
    "No se encontró ningún micrófono. Si tiene uno, conéctelo e inténtelo de nuevo.",
  "The microphone cannot be opened. Another program may be using it.":
    "No se puede usar el micrófono. Quizá lo esté usando otro programa.",
  "This browser does not give a page the microphone.": "Este navegador no permite que una página use el micrófono.",
  "The microphone could not be turned on.": "No se pudo encender el micrófono.",
  "The microphone was disconnected.": "Se desconectó el micrófono.",
  "The camera is not allowed for this page. You can allow it in the browser, by the sign beside the address.":
    "La cámara no está permitida en esta página. Puede permitirla en el navegador, con el símbolo junto a la dirección.",
  "No camera was found. If you have one, plug it in and try again.":
    "No se encontró ninguna cámara. Si tiene una, conéctela e inténtelo de nuevo.",
  "The camera cannot be opened. Another program may be using it.":
    "No se puede usar la cámara. Quizá la esté usando otro programa.",
  "This browser does not give a page the camera.": "Este navegador no permite que una página use la cámara.",
  "The camera could not be turned on.": "No se pudo encender la cámara.",
  "The camera was disconnected.": "Se desconectó la cámara.",
  "Nothing was shared: the browser or you said no.": "No se compartió nada: el navegador o usted dijo que no.",
  "There is no screen to share here.": "Aquí no hay ninguna pantalla para compartir.",
  "The screen cannot be opened. Another program may be using it.":
    "No se puede compartir la pantalla. Quizá la esté usando otro programa.",
  "This browser cannot share a screen.": "Este navegador no puede compartir una pantalla.",
  "The screen could not be turned on.": "No se pudo compartir la pantalla.",
  "Turn on the sound": "Activar el sonido",

  Controls: "Controles",
  Microphone: "Micrófono",
  Camera: "Cámara",
  "Share Screen": "Compartir pantalla",
  "VR/3D mode": "Modo RV/3D",
  Haptics: "Vibración",
  "3D audio": "Audio 3D",
  "not available here": "no disponible aquí",
  "asking…": "preguntando…",
  // Without a gender: beside “la cámara” as beside “el micrófono”.
  "Waiting for the other side to allow the recording. Press Recording again to take the question back.":
    "Esperando a que la otra persona permita la grabación. Pulse Grabación otra vez para retirar la pregunta.",
  "Only your own side is recorded: nobody else is connected.": "Solo se graba su lado: no hay nadie más conectado.",
  "Your line is too slow for a picture just now. Your voice still goes out; the picture comes back by itself.":
    "En este momento su conexión es demasiado lenta para la imagen. Su voz se sigue oyendo; la imagen volverá sola.",
  "Save the recording ({size})": "Guardar la grabación ({size})",
  "It is in this browser only, and gone when you leave this page.":
    "Está solo en este navegador y se pierde al salir de esta página.",
  "Show the room as": "Mostrar la sala como",
  "3D room": "Sala en 3D",
  Video: "Video",
  "Voice and text": "Voz y texto",
  "Text only": "Solo texto",
  "Your microphone is on.": "Su micrófono está encendido.",
  "Your microphone is off.": "Su micrófono está apagado.",
  "{name}’s microphone is on.": "El micrófono de {name} está encendido.",
  "{name}’s microphone is off.": "El micrófono de {name} está apagado.",
  "Pictures are not shown here. Choose Video to see them.": "Aquí no se muestran imágenes. Elija Video para verlas.",
  "Your shared screen": "Su pantalla compartida",
  "The screen that {name} shares": "La pantalla que comparte {name}",
  "Picture of {name}": "Imagen de {name}",

  "Session Chat": "Chat de la sesión",
  "not sent: the chat is full": "no se envió: el chat está lleno",
  "The chat of this room is full. Your message was not sent.":
    "El chat de esta sala está lleno. Su mensaje no se envió.",
  "The chat of this room is full. Your message was not sent. Talk instead, or call us.":
    "El chat de esta sala está lleno. Su mensaje no se envió. Hable por voz o llámenos.",
  "Show earlier messages": "Mostrar mensajes anteriores",
  "Back to the newest messages": "Volver a los mensajes más recientes",
  "on its way": "en camino",
  "This is a demonstration: what you write stays on this page, and nobody reads it.":
    "Esto es una demostración: lo que escribe se queda en esta página y nadie lo lee.",
  "{name} has not been here yet: what you write now stays on this page.":
    "{name} todavía no ha estado aquí: lo que escriba ahora se queda en esta página.",
  "Goes straight to {name}, end-to-end encrypted. What is sent is kept nowhere: loading this page again empties the chat. Only a line that is not sent yet stays in this tab, until you send it or leave.":
    "Va directamente a {name}, cifrado de extremo a extremo. Lo enviado no se guarda en ningún sitio: al volver a cargar esta página, el chat se vacía. Solo lo que aún no haya enviado se queda en esta pestaña, hasta que lo envíe o salga.",
  "There is no direct line to {name} just now, so this goes through our server, which deletes it when the consultation ends.":
    "En este momento no hay conexión directa con {name}, así que pasa por nuestro servidor, que lo borra al terminar la consulta.",
  "Waiting for a line to {name}. What you write is sent as soon as there is one.":
    "Esperando la conexión con {name}. Lo que escriba se enviará en cuanto la haya.",
  Simulated: "Simulación",
  "In the room": "En la sala",
  "Not here": "Ausente",
  Specialty: "Especialidad",
  Experience: "Experiencia",
  "License number": "Número de licencia",
  "Compare the connection": "Comparar la conexión",
  "Read these digits to each other. If both of you have the same, nobody sits between you: voice, picture and chat are encrypted from one browser to the other.":
    "Léanse estos dígitos. Si los dos tienen los mismos, no hay nadie en medio: la voz, la imagen y el chat van cifrados de un navegador al otro.",

  "May {name} record this?": "¿Permite que {name} grabe esto?",
  "Both voices and the picture would be kept in a file on their device. Nothing goes to our server. You both see a badge while it runs.":
    "Las dos voces y la imagen se guardarían en un archivo en el dispositivo de esa persona. Nada va a nuestro servidor. Ambos ven un aviso mientras se graba.",
  "Allow recording": "Permitir la grabación",
  "Don’t allow": "No permitir",
  "Doctor Connected": "Su especialista ha llegado",
  "{value} has joined the room.": "{value} ha entrado en la sala.",
  "Recording Started": "Grabación iniciada",
  "It stays in this browser until you save it.": "Se queda en este navegador hasta que usted la guarde.",
  "Recording Stopped": "Grabación detenida",
  "The file is offered as a download.": "Puede descargar el archivo.",
  "{value} is recording.": "{value} está grabando.",
  "{value} has stopped recording.": "{value} ha dejado de grabar.",
  "Recording Not Allowed": "Grabación no permitida",
  "{value} did not allow it.": "{value} no la permitió.",
  "{value} did not answer.": "{value} no respondió.",
  "Recording Failed": "No se pudo grabar",
  "This browser could not begin to record.": "Este navegador no pudo empezar a grabar.",
  "Voice only": "Solo voz",

  "VR Mode Enabled": "Modo RV activado",
  "VR Mode Disabled": "Modo RV desactivado",
  "Opening the 3D room…": "Abriendo la sala en 3D…",
  "This device draws the 3D room too slowly, so the video is shown instead.":
    "Este dispositivo dibuja la sala en 3D demasiado despacio, así que se muestra el video.",
  "The 3D room could not be loaded. Look at your network connection and try again.":
    "No se pudo cargar la sala en 3D. Revise su conexión a la red e inténtelo de nuevo.",
  "The headset did not open the room. The browser or the headset refused.":
    "El visor no abrió la sala. El navegador o el visor no lo permitió.",
  "Enter headset": "Entrar con el visor",
  "Leave headset": "Salir del visor",
  "Consultation room in 3D": "Sala de consulta en 3D",
  "Arrow keys or W, A, S and D walk. Q and E turn, Page Up and Page Down look up and down. C stands up or sits down, Home goes back to your chair. B looks at the board, P at the other person. Plus and minus zoom. Dragging looks around.":
    "Con las flechas o W, A, S y D se camina. Con Q y E se gira; con Re Pág y Av Pág se mira arriba y abajo. C levanta o sienta, Inicio vuelve a su silla. B mira la pizarra, P a la otra persona. Más y menos acercan y alejan. Arrastrando se mira alrededor.",
  "Move in the room": "Moverse por la sala",
  "Turn left": "Girar a la izquierda",
  "Walk ahead": "Caminar hacia delante",
  "Walk back": "Caminar hacia atrás",
  "Turn right": "Girar a la derecha",
  "Stand up": "Levantarse",
  "Sit down": "Sentarse",
  "Look at board": "Mirar la pizarra",
  "No readings yet": "Aún no hay mediciones",
  "In range": "En rango",
  "Over 7 days old": "Más de 7 días",
  "over 7 days old": "hace más de 7 días",
  "▲ Out of range": "▲ Fuera de rango",
  "Weight, kg": "Peso, kg",
  "Weight, lb": "Peso, lb",
  "Back to VR consultations": "Volver a las consultas en RV",
  "You are in this room in another window": "Usted está en esta sala en otra ventana",
  "This window has let go of camera, microphone and connection. You can go on here instead; the other window then lets go.":
    "Esta ventana ha dejado la cámara, el micrófono y la conexión. Puede continuar aquí; entonces los dejará la otra ventana.",
  "It took {time} (minutes and seconds).": "Duró {time} (minutos y segundos).",
  "Camera, microphone and connection have been let go, and the chat is deleted.":
    "La cámara, el micrófono y la conexión se han cerrado, y el chat se ha borrado.",
  "This room is closed to this browser": "Esta sala está cerrada para este navegador",
  "You are in this room in another browser, your session is over, or somebody has signed out here. Load this page again to come back, or call {number}.":
    "Usted está en esta sala en otro navegador, su sesión terminó o alguien cerró sesión aquí. Vuelva a cargar esta página para regresar, o llame al {number}.",
} as const;
