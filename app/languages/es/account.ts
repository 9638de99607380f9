export default {
  "Check Your Email": "Revise su correo",
  "Create an Account": "Crear una cuenta",
  "We have sent you an email with a link. Open it within three days to finish.":
    "Le hemos enviado un correo con un enlace. Ábralo en un plazo de tres días para terminar.",
  "We have sent an email with a link to {address}. Open it within three days to finish.":
    "Hemos enviado un correo con un enlace a {address}. Ábralo en un plazo de tres días para terminar.",
  "enter your address again": "escriba su dirección de nuevo",
  "For patients: your record, your appointments and your documents in one place.":
    "Para pacientes: su expediente, sus citas y sus documentos en un solo lugar.",
  "Already have an account? {signIn}": "¿Ya tiene una? {signIn}",
  "Sign in": "Inicie sesión",
  "Create Account": "Crear cuenta",
  "Creating...": "Creando...",
  "We send a link there, to make sure that it is yours.": "Enviamos allí un enlace para asegurarnos de que es suya.",
  Password: "Contraseña",
  "Registration Unavailable": "Registro no disponible",
  "No account yet": "Aún no hay cuenta",
  "Your account could not be created. Try again in a moment.":
    "No se pudo crear su cuenta. Inténtelo de nuevo en un momento.",

  "Set a New Password": "Crear una contraseña nueva",
  "If there is an account with that address, an email with a link is on its way. The link works for one hour.":
    "Si hay una cuenta con esa dirección, va en camino un correo con un enlace. El enlace funciona durante una hora.",
  "If there is an account with {address}, an email with a link is on its way. The link works for one hour.":
    "Si hay una cuenta con {address}, va en camino un correo con un enlace. El enlace funciona durante una hora.",
  "Nothing there after a few minutes? Look in your spam folder, or {again}.":
    "¿No ha llegado nada después de unos minutos? Mire en el correo no deseado, o {again}.",
  "try another address": "pruebe otra dirección",
  "Tell us your address, and we send you a link.": "Díganos su dirección y le enviamos un enlace.",
  "Send the Link": "Enviar el enlace",
  "Sending...": "Enviando...",
  "Not sent": "No enviado",
  "The email could not be sent. Try again in a moment.":
    "No se pudo enviar el correo. Inténtelo de nuevo en un momento.",

  "Choose a New Password": "Elija una contraseña nueva",
  "This Link No Longer Works": "Este enlace ya no sirve",
  "It works once, and for one hour.": "Funciona una sola vez y durante una hora.",
  "Ask for a new link": "Pedir un enlace nuevo",
  "You will be signed out everywhere, and can sign in with the new one.":
    "Su sesión se cerrará en todas partes y podrá entrar con la nueva.",
  "Change Password": "Cambiar la contraseña",
  "Changing...": "Cambiando...",
  "New password": "Contraseña nueva",
  "Not changed": "No se cambió",
  "Your password could not be changed. Try again in a moment.":
    "No se pudo cambiar su contraseña. Inténtelo de nuevo en un momento.",
  "Your password is changed": "Su contraseña ha cambiado",
  "Sign in with the new one. Everywhere else you have been signed out.":
    "Inicie sesión con la nueva. En los demás lugares se ha cerrado su sesión.",

  "Confirm Your Address": "Confirme su dirección",
  "It works once, and for three days.": "Funciona una sola vez y durante tres días.",
  "If your address is confirmed already, {signIn}. If not, {register} for a new link.":
    "Si su dirección ya está confirmada, {signIn}. Si no, {register} para recibir un enlace nuevo.",
  "sign in": "inicie sesión",
  "register again": "regístrese de nuevo",
  "One more step: enter the password that you chose when you registered.":
    "Un paso más: escriba la contraseña que eligió al registrarse.",
  "Confirm and Sign In": "Confirmar e iniciar sesión",
  "Confirming...": "Confirmando...",
  "Did not register, or lost the password? {reset}: that confirms your address as well, and shuts out whoever used it.":
    "¿No se registró usted o perdió la contraseña? {reset}: eso también confirma su dirección y deja fuera a quien la haya usado.",
  "Set a new one": "Cree una nueva",
  "Confirmation Unavailable": "Confirmación no disponible",
  "Not confirmed": "No confirmada",
  "Your address could not be confirmed. Try again in a moment.":
    "No se pudo confirmar su dirección. Inténtelo de nuevo en un momento.",
  "Not the password that this account was created with": "No es la contraseña con la que se creó esta cuenta",

  "New here? {register}": "¿Es su primera vez? {register}",
  "Create an account": "Cree una cuenta",
  "A specialist who wants to join? {apply}": "¿Es especialista y quiere unirse? {apply}",
  "Apply here": "Presente su solicitud aquí",
  "Signing in...": "Iniciando sesión...",
  "I don’t remember my password": "No recuerdo mi contraseña",
  "Sign In Unavailable": "Inicio de sesión no disponible",
  "Not signed in": "No se inició la sesión",
  "You could not be signed in. Try again in a moment.":
    "No se pudo iniciar su sesión. Inténtelo de nuevo en un momento.",
  "You have been signed out": "Se ha cerrado su sesión",
  "That happens after 15 minutes without activity. Sign in to go on where you were.":
    "Ocurre después de 15 minutos sin actividad. Inicie sesión para seguir donde estaba.",
  "What you typed was not saved, but it is kept for an hour. Sign in and go on where you were.":
    "Lo que escribió no se guardó en su expediente, pero lo conservamos durante una hora. Inicie sesión y siga donde estaba.",
  "Your browser does not keep cookies": "Su navegador no guarda cookies",
  "Signing in needs one. Allow cookies for this site, then try again.":
    "Para iniciar sesión hace falta una. Permita las cookies de este sitio e inténtelo de nuevo.",
  "Wrong email or password, or an address that is not confirmed yet. Look for our email with the link, or reset your password.":
    "Correo o contraseña incorrectos, o una dirección aún sin confirmar. Busque nuestro correo con el enlace o restablezca su contraseña.",
  "Enter Your Code": "Escriba su código",
  "Your password was right. Now the second step.": "Su contraseña es correcta. Ahora el segundo paso.",
  "Start over": "Empezar de nuevo",
  Code: "Código",
  "The six digits that your authenticator app shows, or one of your recovery codes":
    "Los seis dígitos que muestra su aplicación de autenticación, o uno de sus códigos de recuperación",
  "Wrong code, or one that was used before. Wait for the next one": "Código incorrecto o ya usado. Espere el siguiente",
  "Sign Out": "Cerrar sesión",
  "Do you want to sign out on this device?": "¿Quiere cerrar la sesión en este dispositivo?",
  "You Could Not Be Signed Out": "No se pudo cerrar su sesión",

  "Your Account": "Su cuenta",
  "Account Unavailable": "Cuenta no disponible",
  Patient: "Paciente",
  Specialist: "Especialista",
  Administrator: "Administrador",
  "Open My Record": "Abrir mi expediente",
  "Emails to you are in the language that you choose at the foot of the page.":
    "Los correos que le enviamos van en el idioma que usted elige al pie de la página.",
  "Open My Desk": "Abrir mi consultorio",
  "My application": "Mi solicitud",
  "Review applications": "Revisar solicitudes",
  "Audit log": "Registro de accesos",
  "Emergency accesses": "Accesos de emergencia",
  "Change your password": "Cambiar su contraseña",
  "Current password": "Contraseña actual",
  "Not your current password": "No es su contraseña actual",
  "Everywhere else you have been signed out.": "En los demás lugares se ha cerrado su sesión.",
  "Nothing was changed": "No se cambió nada",
  "Nothing was changed. Try again in a moment.": "No se cambió nada. Inténtelo de nuevo en un momento.",
  "Second step": "Segundo paso",
  "On. Besides your password you are asked for a code from your authenticator app.":
    "Activado. Además de su contraseña se le pide un código de su aplicación de autenticación.",
  "Off. With it, a stolen password alone opens nothing: you are asked for a code from an app on your phone as well.":
    "Desactivado. Con él, una contraseña robada no basta: también se le pide un código de una aplicación de su teléfono.",
  Manage: "Administrar",
  "Set Up": "Configurar",
  "Time zone": "Zona horaria",
  "Times on our pages, in emails about your account and in your record as text are on this clock, and exports count days by it. Appointments also say the specialist’s time.":
    "Las horas de nuestras páginas, de los correos sobre su cuenta y de su expediente en texto siguen este reloj, y las exportaciones cuentan los días según él. Las citas indican además la hora del especialista.",
  "Your browser last said: {zone}.": "Su navegador indicó por última vez: {zone}.",
  "We do not know yours yet, so emails and files say UTC.":
    "Todavía no conocemos la suya, así que los correos y los archivos indican UTC.",
  "As my browser says": "Según mi navegador",
  "Change Time Zone": "Cambiar la zona horaria",
  "Your time zone is changed": "Su zona horaria ha cambiado",
  "Choose a time zone of the list": "Elija una zona horaria de la lista",
  "United States": "Estados Unidos",
  Africa: "África",
  America: "América",
  Antarctica: "Antártida",
  Arctic: "Ártico",
  Asia: "Asia",
  "Atlantic Ocean": "Océano Atlántico",
  Australia: "Australia",
  Europe: "Europa",
  "Indian Ocean": "Océano Índico",
  "Pacific Ocean": "Océano Pacífico",
  "Where you are signed in": "Dónde tiene la sesión abierta",
  "A session ends after 15 minutes without activity, and after 12 hours in any case.":
    "Una sesión termina después de 15 minutos sin actividad, y en todo caso a las 12 horas.",
  "An unknown browser": "Un navegador desconocido",
  "{browser} on {system}": "{browser} en {system}",
  "This one": "Esta",
  "Since {since}, last used {seen}": "Desde {since}; último uso: {seen}",
  "Sign Out Everywhere Else": "Cerrar la sesión en los demás lugares",
  "Signed out there": "Se cerró la sesión allí",
  "That session had ended already": "Esa sesión ya había terminado",

  "Confirm your email address first, with the link in our email. Your account’s page can send it again.":
    "Confirme primero su dirección de correo, con el enlace de nuestro mensaje. La página de su cuenta puede enviarlo de nuevo.",
  "Open the link in our email. Until then you cannot add documents, connect devices or set up the second step.":
    "Abra el enlace de nuestro correo. Hasta entonces no se pueden añadir documentos ni configurar dispositivos ni el segundo paso.",
  "Email Me the Link": "Enviarme el enlace",
  "To set it up, {confirm} first.": "Para configurarlo, primero {confirm}.",
  "confirm your address": "confirme su dirección",
  "Your address is confirmed already": "Su dirección ya está confirmada",
  "Second Step": "Segundo paso",
  "Your account": "Su cuenta",
  "On. You have {codes} left.": "Activado. Le quedan {codes}.",
  "Administrators need the second step, so it cannot be turned off.":
    "Los administradores necesitan el segundo paso, así que no se puede desactivar.",
  "Administrators need the second step.": "Los administradores necesitan el segundo paso.",
  "Turn It Off": "Desactivarlo",
  "Turning off...": "Desactivando...",
  "From your app, or a recovery code": "De su aplicación, o un código de recuperación",
  "Administrators need it. Everything else opens once it is set up.":
    "Los administradores lo necesitan. Lo demás se abre en cuanto esté configurado.",
  "With it, a stolen password alone opens nothing.": "Con él, una contraseña robada no basta para entrar.",
  "Install an authenticator app on your phone, such as {one}, {other} or the one in your password manager.":
    "Instale en su teléfono una aplicación de autenticación, como {one}, {other} o la de su gestor de contraseñas.",
  "Scan this picture with it, or type in the key below.":
    "Escanee esta imagen con ella o escriba la clave que está abajo.",
  "Picture for the app; the key below says the same": "Imagen para la aplicación; la clave de abajo dice lo mismo",
  "Key: {key}": "Clave: {key}",
  "Enter your password and the six digits that it shows.": "Escriba su contraseña y los seis dígitos que muestra.",
  "Turn It On": "Activarlo",
  "Turning on...": "Activando...",
  "The Second Step Is On": "El segundo paso está activado",
  "Keep these codes where you keep important papers. Each opens your account once, should the phone be lost. They are shown this one time.":
    "Guarde estos códigos donde guarda los papeles importantes. Cada uno abre su cuenta una vez, si pierde el teléfono. Solo se muestran ahora.",
  "I Have Kept Them": "Ya los guardé",
  "The second step is off": "El segundo paso está desactivado",

  "Password must be at least 8 characters": "La contraseña debe tener al menos 8 caracteres",
  "This password is one of the first that are tried. Choose another one, for example three words in a row":
    "Esta contraseña es de las primeras que se prueban. Elija otra, por ejemplo tres palabras seguidas",
  "Create an account for your appointments, your record, your weight and your vitals.":
    "Cree una cuenta para sus citas, su expediente, su peso y sus signos vitales.",
  "Sign in to your record, your appointments and your care team, or to your desk as a specialist.":
    "Inicie sesión para ver su expediente, sus citas y su equipo de atención, o su consultorio si es especialista.",
  "Enter your password": "Escriba su contraseña",
  "Enter the code": "Escriba el código",
} as const;
