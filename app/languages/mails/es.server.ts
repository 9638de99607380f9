/**
 * What mails to patients and calendar entries say besides what pages say:
 * on the server alone, no browser ever fetches it.
 */
export default {
  "Hello {name},": "Hola, {name}:",
  "Hello,": "Hola:",
  "Questions? Call {phone} or write to {email}.": "¿Tiene preguntas? Llame al {phone} o escriba a {email}.",
  "Or copy this address into your browser:": "O copie esta dirección en su navegador:",
  "If it cannot wait, call 911 or your local emergency number.":
    "Si no se puede esperar, llame al 911 o a su número local de emergencias.",

  "Confirm your email address": "Confirme su dirección de correo",
  "Thank you for joining {brand}. Please confirm that this address is yours.":
    "Gracias por unirse a {brand}. Confirme que esta dirección es suya.",
  "Confirm my address": "Confirmar mi dirección",
  "The link works for three days. If you did not ask for this, you can ignore this email: nothing happens without you.":
    "El enlace funciona durante tres días. Si usted no lo pidió, puede ignorar este correo: nada ocurre sin usted.",
  "You already have a {brand} account": "Usted ya tiene una cuenta de {brand}",
  "Somebody, probably you, has just tried to create an account with this email address. There is one already, and nothing about it has changed.":
    "Alguien, probablemente usted, acaba de intentar crear una cuenta con esta dirección de correo. Ya existe una, y nada en ella ha cambiado.",
  "If it was you, sign in instead. If you do not remember your password, ask for a new one where you sign in.":
    "Si fue usted, inicie sesión con ella. Si no recuerda su contraseña, pida una nueva donde inicia sesión.",
  "Go to {brand}": "Ir a {brand}",
  "If it was not you, there is nothing you need to do.": "Si no fue usted, no necesita hacer nada.",
  "Choose a new password": "Elija una contraseña nueva",
  "Somebody, probably you, has asked for a new password for your {brand} account.":
    "Alguien, probablemente usted, ha pedido una contraseña nueva para su cuenta de {brand}.",
  "The link works for one hour. If you did not ask for this, you can ignore this email: your password stays as it is. We never ask for your password by email or phone.":
    "El enlace funciona durante una hora. Si usted no lo pidió, puede ignorar este correo: su contraseña no cambia. Nunca le pedimos su contraseña por correo ni por teléfono.",
  "Your password was changed": "Su contraseña se cambió",
  "The password of your {brand} account has just been changed.":
    "La contraseña de su cuenta de {brand} se acaba de cambiar.",
  "If that was you, all is well. If not, please call us right away.":
    "Si fue usted, todo está bien. Si no, llámenos de inmediato.",
  "The second step of your account was turned on": "Se activó el segundo paso de su cuenta",
  "From now on, signing in to your {brand} account takes a code from an app besides the password.":
    "Desde ahora, para entrar en su cuenta de {brand} hace falta, además de la contraseña, un código de una aplicación.",
  "The second step of your account was turned off": "Se desactivó el segundo paso de su cuenta",
  "From now on, the password alone opens your {brand} account.":
    "Desde ahora, la contraseña sola abre su cuenta de {brand}.",
  "A new sign-in to your account": "Un nuevo inicio de sesión en su cuenta",
  "Somebody has just signed in to your {brand} account from a device that we have not seen before.":
    "Alguien acaba de iniciar sesión en su cuenta de {brand} desde un dispositivo que no habíamos visto antes.",
  Device: "Dispositivo",
  "If that was you, all is well. If not, please change your password and call us right away.":
    "Si fue usted, todo está bien. Si no, cambie su contraseña y llámenos de inmediato.",

  "Asked for": "Solicitada para",
  Proposed: "Hora propuesta",
  "They write:": "Escribe lo siguiente:",
  "Please confirm within 30 minutes that this request is yours. Otherwise its time is released.":
    "Confirme en un plazo de 30 minutos que esta solicitud es suya. De lo contrario, la hora quedará libre.",
  "Confirm my request": "Confirmar mi solicitud",
  "Change or cancel it": "Cambiarla o cancelarla",
  "See this appointment": "Ver esta cita",
  "Ask for an appointment": "Pedir una cita",
  "We have your appointment request {reference}": "Tenemos su solicitud de cita {reference}",
  "Thank you for your request. The time is held for you, and we will contact you within 24 hours to confirm it.":
    "Gracias por su solicitud. Le reservamos la hora y nos comunicaremos con usted en un plazo de 24 horas para confirmarla.",
  "Thank you for your request. We will contact you within 24 hours to confirm it.":
    "Gracias por su solicitud. Nos comunicaremos con usted en un plazo de 24 horas para confirmarla.",
  "Your appointment {reference} is confirmed": "Su cita {reference} está confirmada",
  "Good news: your appointment is confirmed.": "Buenas noticias: su cita está confirmada.",
  "If the time no longer suits you, please choose another one or cancel as early as you can.":
    "Si la hora ya no le conviene, elija otra o cancele la cita lo antes posible.",
  "Another time for your appointment {reference}": "Otra hora para su cita {reference}",
  "Your specialist proposes this time for your appointment, and holds it for you:":
    "Su especialista propone esta hora para su cita y se la reserva:",
  "Please accept it, or choose another time. The appointment is confirmed once you have accepted.":
    "Acéptela o elija otra hora. La cita queda confirmada en cuanto usted la acepte.",
  "Answer the proposal": "Responder a la propuesta",
  "Your appointment {reference} has a new time": "Su cita {reference} tiene una hora nueva",
  "You have chosen another time. It is held for you, and we will contact you within 24 hours to confirm it.":
    "Usted eligió otra hora. Se la reservamos y nos comunicaremos con usted en un plazo de 24 horas para confirmarla.",
  "About your appointment request {reference}": "Sobre su solicitud de cita {reference}",
  "We are sorry: your specialist cannot see you at this time, and the appointment will not take place.":
    "Lo sentimos: su especialista no puede atenderle a esa hora y la cita no se realizará.",
  "You are welcome to ask for another time, or another specialist.":
    "Puede pedir otra hora u otro especialista cuando guste.",
  "Your appointment {reference} was cancelled": "Su cita {reference} se canceló",
  "This appointment will not take place:": "Esta cita no se realizará:",
  "You are welcome to ask for another one.": "Puede pedir otra cuando guste.",
  "A reminder of your appointment {reference}": "Recordatorio de su cita {reference}",
  "Your appointment is coming up.": "Se acerca su cita.",
  "If you cannot come, please tell us as early as you can: somebody else may need the time.":
    "Si no puede asistir, avísenos lo antes posible: otra persona puede necesitar la hora.",

  Appointment: "Cita",
  "Appointment with {specialist}": "Cita con {specialist}",
  "Reference {reference}. To change or cancel it, follow the link in our email, or call {phone}.":
    "Referencia {reference}. Para cambiarla o cancelarla, siga el enlace de nuestro correo o llame al {phone}.",
} as const;
