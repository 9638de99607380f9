import type es from "../../es/shared/charts";
import type { SameAs } from "../../phrases";

/** What stands along the axes of a chart, on the dashboard and on a room's board. */
export default {
  "{amount} kg": "{amount} كغ",
  "{amount} lb": "{amount} رطل",
  "{amount} bpm": "{amount} نبضة/دقيقة",
  "{hour} AM": "{hour} ص",
  "{hour} PM": "{hour} م",
  "Jan {day}": "{day} يناير",
  "Feb {day}": "{day} فبراير",
  "Mar {day}": "{day} مارس",
  "Apr {day}": "{day} أبريل",
  "May {day}": "{day} مايو",
  "Jun {day}": "{day} يونيو",
  "Jul {day}": "{day} يوليو",
  "Aug {day}": "{day} أغسطس",
  "Sep {day}": "{day} سبتمبر",
  "Oct {day}": "{day} أكتوبر",
  "Nov {day}": "{day} نوفمبر",
  "Dec {day}": "{day} ديسمبر",
  Mon: "اثنين",
  Tue: "ثلاثاء",
  Wed: "أربعاء",
  Thu: "خميس",
  Fri: "جمعة",
  Sat: "سبت",
  Sun: "أحد",
  on: "قيد التشغيل",
  off: "من دون تشغيل",
  "No entries in this time.": "لا توجد قيود في هذه الفترة.",
} as const satisfies SameAs<typeof es>;
