import type { ForeignCase } from "./case";

/** Written by somebody who had not seen the lexicons; what came of them at first look is in decision 023. */
export const SPANISH_SECOND: readonly ForeignCase[] = [
  ["emergency", null, "Desde hace media hora tengo una opresión fuerte en el pecho que se me va al brazo izquierdo y estoy sudando frío", 58, "male"],
  ["emergency", null, "mi mamá de repente no puede mover el lado derecho y habla enredado", 70, "female"],
  ["emergency", null, "tengo 30 semanas de embarazo, dolor de cabeza muy fuerte y veo lucecitas", 29, "female"],
  ["emergency", null, "me tomé 30 pastillas de paracetamol anoche", 22, "female"],
  ["emergency", null, "se me hinchó la lengua y la cara después de comer camarones y me cuesta respirar", 33, "male"],
  ["emergency", null, "mi bebé de 3 semanas tiene 38.6 de temperatura", 0, "male"],
  ["emergency", null, "vomité sangre dos veces esta mañana", 50, "male"],
  ["emergency", null, "el peor dolor de cabeza de mi vida, empezó de golpe hace una hora", 45, "female"],
  ["urgent", null, "me arde al orinar y tengo ganas de ir al baño a cada rato desde hace 2 días", 27, "female"],
  ["urgent", null, "tengo fiebre de 39 y tos con flema verde desde hace cuatro días", 40, "male"],
  ["routine", null, "se me cae el pelo desde hace unos meses", 35, "female"],
  ["routine", null, "tengo estreñimiento de vez en cuando", 35, "female"],
  ["routine", null, "estornudos, nariz tapada y picazón en los ojos cada primavera", 24, "male"],
  ["urgent", null, "me duele el oído y me supura desde ayer", 12, "male"],
  ["emergency", null, "dolor en la parte baja derecha de la barriga que empezó en el ombligo, con fiebre y vómitos", 19, "male"],
  ["emergency", null, "no puedo orinar desde ayer y tengo entumida la entrepierna y las piernas débiles, con dolor de espalda", 52, "male"],
  ["routine", null, "dolor leve de rodilla cuando subo escaleras desde hace un mes, no hay hinchazón ni fiebre", 47, "female"],
  ["emergency", null, "tomo metformina y tengo azúcar en 480 con vómitos y mucha sed", 48, "male"],
  ["emergency", null, "estoy sangrando mucho, empapo una toalla cada hora y me siento mareada", 38, "female"],
  ["urgent", null, "pantorrilla hinchada y dolorida después de un viaje largo en avión", 44, "female"],
];

export const ARABIC_SECOND: readonly ForeignCase[] = [
  ["emergency", null, "عندي ضغط قوي على صدري من نص ساعة ينزل على يدي اليسار وأتعرق", 58, "male"],
  ["emergency", null, "أمي فجأة ما تقدر تحرك يدها اليمين وكلامها مو واضح", 70, "female"],
  ["emergency", null, "ابتلعت ثلاثين حبة باراسيتامول البارحة", 22, "female"],
  ["emergency", null, "تورم لساني ووجهي بعد أكل الروبيان ولا أستطيع التنفس جيدا", 33, "male"],
  ["emergency", null, "طفلي عمره ثلاثة أسابيع وحرارته ٣٨٫٦", 0, "male"],
  ["emergency", null, "تقيأت دما مرتين هذا الصباح", 50, "male"],
  ["emergency", null, "أشد صداع في حياتي بدأ فجأة قبل ساعة", 45, "female"],
  ["urgent", null, "حرقان في البول وأدخل الحمام كثير من يومين", 27, "female"],
  ["routine", null, "تساقط شعر منذ عدة أشهر", 35, "female"],
  ["routine", null, "إمساك أحيانا", 35, "female"],
  ["emergency", null, "ألم أسفل البطن من الجهة اليمنى بدأ حول السرة مع حمى وقيء", 19, "male"],
  ["emergency", null, "حامل في الشهر الثامن وعندي صداع شديد وزغللة في العين", 29, "female"],
  ["urgent", null, "ساقي متورمة وتؤلمني بعد رحلة طويلة بالطائرة", 44, "female"],
  ["routine", null, "ألم خفيف في الركبة عند صعود الدرج من شهر بدون تورم ولا حرارة", 47, "female"],
  ["emergency", null, "نزيف شديد أغير الفوطة كل ساعة وأشعر بدوخة", 38, "female"],
  ["urgent", null, "كحة مع بلغم أخضر وحرارة ٣٩ من أربعة أيام", 40, "male"],
];
