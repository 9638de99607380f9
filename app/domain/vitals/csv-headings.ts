/*
 * What programs and people write above the columns of a table, by what the column holds. One line for each language,
 * names separated by commas, the most usual first: of two columns of one kind the one that stands further ahead is
 * taken. Case, accents, blanks and marks do not matter. A unit behind a name, like in `Weight (kg)`, is looked up in
 * `units.ts`.
 */

/** What stands above the columns besides the values of a vital type, whose names stand with the type (`kinds/`). */
export const HEADINGS = {
  timestamp: `
    timestamp, date time, date and time, measured at, measurement time, time of measurement, recorded at, recorded, start date,
    start time, effective date time, measurement date, measured on, unix, unix time, unix timestamp, unix milliseconds, epoch,
    timestamp ms, time ms,
    fecha y hora, fecha hora, fecha de medición, hora de medición,
    zeitstempel, datum uhrzeit, datum und uhrzeit, zeitpunkt, messzeitpunkt, messdatum, gemessen am,
    horodatage, date et heure, date heure, date de mesure,
    التاريخ والوقت`,
  date: `
    date, day,
    fecha, día,
    datum, tag,
    jour,
    التاريخ, تاريخ, اليوم`,
  time: `
    time, time of day, clock,
    hora,
    uhrzeit, zeit,
    heure,
    الوقت, الساعة`,
  zone: `
    time zone, zone,
    zona horaria,
    zeitzone,
    fuseau horaire,
    المنطقة الزمنية`,
  type: `
    type, device type, measurement, kind, vital,
    tipo,
    typ, messgröße,
    grandeur,
    النوع`,
  value: `
    value, reading, result,
    valor,
    wert, messwert,
    valeur,
    القيمة, القراءة`,
  unit: `
    unit, units,
    unidad, unidades,
    einheit, einheiten,
    unité, unités,
    الوحدة`,
};

/** Put before a heading or a type by exports that write their internal names. */
export const HEADING_PREFIX = /^(?:com\.samsung\.[\w.]+\.|HKQuantityTypeIdentifier)(?=\w+$)/;

/**
 * What the export of a known program leaves unsaid: the unit of its weights and the zone of its times, by the first
 * line that it writes or by headings that only it has.
 */
export const KNOWN_FILES: readonly ({ weightUnit: string; zone?: string } & (
  { firstLine: RegExp } | { headings: readonly string[] }
))[] = [
  // Samsung Health: kilograms and UTC by its documentation; `time_offset` is only for showing.
  { firstLine: /^com\.samsung\./, weightUnit: "kg", zone: "UTC" },
  // openScale writes what it stores.
  { headings: ["caliper1", "visceralFat"], weightUnit: "kg" },
];

/** Names of the months and how they are shortened, January first. */
export const MONTHS: readonly string[] = [
  "january jan, enero ene, januar jänner jän, janvier janv, يناير كانون الثاني",
  "february feb, febrero, februar, février févr fév, فبراير شباط",
  "march mar, marzo, märz mrz, mars, مارس آذار",
  "april apr, abril abr, avril avr, أبريل نيسان",
  "may, mayo, mai, مايو أيار",
  "june jun, junio, juni, juin, يونيو حزيران",
  "july jul, julio, juli, juillet juil, يوليو تموز",
  "august aug, agosto ago, août, أغسطس آب",
  "september sep sept, septiembre setiembre, septembre, سبتمبر أيلول",
  "october oct, octubre, oktober okt, octobre, أكتوبر تشرين الأول",
  "november nov, noviembre, novembre, نوفمبر تشرين الثاني",
  "december dec, diciembre dic, dezember dez, décembre déc, ديسمبر كانون الأول",
];

/** Words around the parts of a date that say nothing of it: weekdays, and the "of" of Spanish. */
export const DATE_FILLERS = `
  mon monday tue tues tuesday wed wednesday thu thur thurs thursday fri friday sat saturday sun sunday of
  lun lunes mar martes mié miércoles jue jueves vie viernes sáb sábado dom domingo de del
  mo montag di dienstag mi mittwoch do donnerstag fr freitag sa samstag so sonntag den
  lundi mardi mer mercredi jeu jeudi ven vendredi sam samedi dim dimanche le
  الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد من`;
