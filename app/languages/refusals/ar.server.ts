import type { SameAs } from "../phrases";
import type es from "./es.server";

export default {
  "This form was sent from another site. Open the page on our own site and send it again.":
    "أُرسل هذا النموذج من موقع آخر. افتح الصفحة على موقعنا وأرسله مرة أخرى.",
  "The request cannot be read.": "تعذّرت قراءة الطلب.",
  "Something went wrong on our side.": "حدث خطأ من جانبنا.",
  "This page answers {methods}.": "تستجيب هذه الصفحة لما يلي: {methods}.",
} as const satisfies SameAs<typeof es>;
