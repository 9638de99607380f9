import type es from "../es/actions.server";
import type { SameAs } from "../../phrases";

export default {
  // What to do, the most pressing first (domain/triage/actions.ts, reply.ts).
  "Go to an emergency department now, or call 911 if you cannot get there safely.":
    "اذهب الآن إلى قسم الطوارئ، أو اتصل بالرقم 911 إذا لم تستطع الوصول إليه بأمان.",
  "What you describe can be {title}: it has to be looked at now.": "ما تصفه قد يدل على {title}: يجب فحصه الآن.",
  "Take along a list of your medicines and illnesses, and do not stay alone.":
    "خذ معك قائمة بأدويتك وأمراضك، ولا تبقَ وحدك.",
  "Be seen by a clinician today, or tomorrow at the latest (own doctor, urgent care or telehealth).":
    "اطلب فحصًا طبيًا اليوم، أو غدًا على أبعد تقدير (طبيبك أو مركز رعاية عاجلة أو الرعاية عن بُعد).",
  "Be seen by a clinician today, or tomorrow at the latest.": "اطلب فحصًا طبيًا اليوم، أو غدًا على أبعد تقدير.",
  "Arrange to be seen by a clinician within the next days.": "رتّب لفحص طبي خلال الأيام القليلة القادمة.",
  "Book an ordinary appointment in the next weeks; it does not have to be now.":
    "احجز موعدًا عاديًا في الأسابيع القادمة؛ ليس من الضروري أن يكون الآن.",
  "You can most likely look after this at home.": "على الأرجح يمكنك العناية بهذا في المنزل.",
  "If it is not better after {days}, have a clinician look at it.": "إذا لم يتحسن بعد {days}، فاطلب فحصًا طبيًا.",
  "a day": "يوم واحد",
  "Get help at once if it suddenly gets worse, or with trouble breathing, chest pain, confusion, fainting or a new weakness.":
    "اطلب المساعدة فورًا إذا ساءت الحالة فجأة، أو مع صعوبة في التنفس أو ألم في الصدر أو تشوش ذهني أو إغماء أو ضعف جديد.",

  // First aid.
  "Take fast sugar now: 15 grams, for example 4 glucose tablets, half a cup (4 ounces) of juice or regular soda, or a tablespoon of sugar or honey. Measure again after 15 minutes, and repeat while it is below 70 mg/dL; then eat a snack.":
    "تناول سكرًا سريعًا الآن: 15 غرامًا، مثلًا 4 أقراص غلوكوز، أو نصف كوب (4 أونصات) من العصير أو المشروب الغازي المحلّى، أو ملعقة كبيرة من السكر أو العسل. قِس مرة أخرى بعد 15 دقيقة، وكرّر ما دام أقل من 70 ملغ/دل؛ ثم كُل وجبة خفيفة.",
  "If the person is awake and can swallow: fast sugar now, 15 grams (half a cup of juice or regular soda, or 4 glucose tablets), and again after 15 minutes. If not: nothing by mouth, glucagon if there is any, and lay the person on the side.":
    "إذا كان الشخص مستيقظًا ويستطيع البلع: سكر سريع الآن، 15 غرامًا (نصف كوب من العصير أو المشروب الغازي المحلّى، أو 4 أقراص غلوكوز)، ومرة أخرى بعد 15 دقيقة. وإلا: لا شيء عن طريق الفم، والغلوكاغون إن وُجد، وضعه على جانبه.",
  "Get to a safe place, with a lock or with other people. The National Domestic Violence Hotline answers day and night: 1-800-799-7233.":
    "اذهب إلى مكان آمن، له قفل أو فيه أشخاص آخرون. الخط الوطني للعنف الأسري يرد ليلًا ونهارًا: 1-800-799-7233.",
  "Give naloxone (Narcan) if there is any, keep the person awake and on the side, and watch every breath until help comes.":
    "أعطِ النالوكسون (ناركان) إن وُجد، وأبقِ الشخص مستيقظًا وعلى جانبه، وراقب كل نفس حتى تصل المساعدة.",
  "Sit down and rest. If you are not allergic to aspirin and have been told you may take it, chew one adult aspirin while you wait.":
    "اجلس واسترح. إذا لم تكن لديك حساسية من الأسبرين وقيل لك إنه يمكنك تناوله، فامضغ قرص أسبرين واحدًا للبالغين أثناء الانتظار.",
  "Use an adrenaline injector at once if there is one, lie down with legs raised (sit up if breathing is hard).":
    "استخدم حاقن الأدرينالين فورًا إن وُجد، واستلقِ مع رفع الساقين (اجلس إذا كان التنفس صعبًا).",
  "Use an adrenaline injector at once if there is one, lie down with legs raised.":
    "استخدم حاقن الأدرينالين فورًا إن وُجد، واستلقِ مع رفع الساقين.",
  "Note the time it started: treatment depends on it. Nothing to eat or drink.":
    "سجّل وقت البداية: فالعلاج يعتمد عليه. ممنوع الأكل والشرب.",
  "Move hard things away, turn the person on the side, put nothing in the mouth, and note the time.":
    "أبعد الأشياء الصلبة، وأدر الشخص على جانبه، ولا تضع شيئًا في فمه، وسجّل الوقت.",
  "Press hard on the wound with a cloth and do not let go.": "اضغط بقوة على الجرح بقطعة قماش ولا تترك الضغط.",
  "Put distance between you and anything you could use, and stay with somebody you trust.":
    "ابتعد عن كل ما يمكن أن تؤذي نفسك به، وابقَ مع شخص تثق به.",
  "Cool the burn under running water for twenty minutes while you wait.":
    "برّد الحرق تحت الماء الجاري لمدة عشرين دقيقة أثناء الانتظار.",
  "Get into the shade, take off clothes, cool with water and fanning.":
    "انتقل إلى الظل، واخلع الملابس، وبرّد الجسم بالماء والتهوية.",
  "Five blows between the shoulder blades, then five thrusts below the breastbone, until it comes out.":
    "خمس ضربات بين لوحي الكتف، ثم خمس ضغطات تحت عظمة القص، حتى يخرج.",
  "Keep the limb still and below the heart; do not cut, suck or tie it.":
    "أبقِ الطرف ثابتًا وتحت مستوى القلب؛ لا تجرحه ولا تمصه ولا تربطه.",

  // What to ask next.
  "I did not understand what you wrote, so I cannot tell how urgent it is. Say it in other words: what do you feel, where, and since when?":
    "لم أفهم ما كتبته، لذلك لا أستطيع أن أقول مدى استعجاله. قله بكلمات أخرى: بماذا تشعر، وأين، ومنذ متى؟",
  "Do you have severe stomach pain, vomiting that does not stop, hardly any urine, or a change in your sight?":
    "هل لديك ألم شديد في المعدة، أو قيء لا يتوقف، أو بول قليل جدًا، أو تغيّر في النظر؟",
  "Do you feel sick, vomit, breathe fast, or have stomach pain, even if your sugar is normal?":
    "هل تشعر بالغثيان أو القيء أو سرعة التنفس أو ألم المعدة، حتى لو كان السكر طبيعيًا؟",
  "What is your blood sugar now, and are you shaky, sweaty, confused or vomiting?":
    "كم سكر دمك الآن، وهل لديك رجفة أو تعرّق أو تشوش أو قيء؟",
  "Are you very sleepy, hard to wake, or breathing slowly?": "هل أنت نعسان جدًا، أو يصعب إيقاظك، أو تتنفس ببطء؟",
  "Have you hit your head, or do you have black stools, blood anywhere, or a sudden headache?":
    "هل أصبت رأسك، أو لديك براز أسود، أو دم في أي مكان، أو صداع مفاجئ؟",
  "Do you have bleeding, strong stomach pain, a severe headache, or does the baby move less?":
    "هل لديك نزيف، أو ألم قوي في البطن، أو صداع شديد، أو هل قلّت حركة الجنين؟",
  "Do you have severe stomach pain, a racing heart, fever, or vomiting that does not stop?":
    "هل لديك ألم شديد في المعدة، أو تسارع في القلب، أو حمى، أو قيء لا يتوقف؟",
  "Is this happening right now: {finding}?": "هل يحدث هذا الآن: {finding}؟",
  "Do you mean it as you say it, and is it happening now: {title}?": "هل تقصد ما تقوله حرفيا، وهل يحدث الآن: {title}؟",
  "I did not understand “{value}”. Can you say it in other words?": "لم أفهم «{value}». هل يمكنك قول ذلك بكلمات أخرى؟",
  "What do you feel, and since when?": "بماذا تشعر، ومنذ متى؟",
  "What you wrote does not sound urgent. If anything troubles you, write what you feel, where, and since when; food, weight and medicines can be talked about in the chat.":
    "ما كتبته لا يبدو عاجلا. إذا كان هناك ما يزعجك فاكتب بماذا تشعر وأين ومنذ متى؛ ويمكن الحديث عن الطعام والوزن والأدوية في الدردشة.",
  "What you tell is as it should be, and you named no symptom. If anything troubles you, write what you feel and since when.":
    "ما ذكرته كما ينبغي أن يكون ولم تذكر أي عرض. وإن كان هناك ما يزعجك فاكتب ما تشعر به ومنذ متى.",
  "You told only which medicine you took, and no symptom. Take it as its label or your doctor says; if anything troubles you, write what you feel and since when.":
    "ذكرت الدواء الذي أخذته فقط ولم تذكر أي عرض. خذه كما هو مكتوب على العلبة أو كما قال طبيبك، وإن كان هناك ما يزعجك فاكتب ما تشعر به ومنذ متى.",
  "How long have you had this, and did it start suddenly?": "منذ متى لديك هذا، وهل بدأ فجأة؟",
  "Does this apply to you: {finding}?": "هل ينطبق عليك ما يلي: {finding}؟",

  // Whom to call (domain/triage/guard, domain/assistant/guard.ts).
  "Call or text 988, the Suicide and Crisis Lifeline, now. If you have hurt yourself or are about to, call 911. Stay with somebody.":
    "اتصل الآن بالرقم 988 أو أرسل إليه رسالة نصية، وهو خط المساعدة في حالات الانتحار والأزمات. إذا آذيت نفسك أو كنت على وشك ذلك فاتصل بالرقم 911. ابقَ مع شخص آخر.",
  "Call 911 now if anybody is drowsy, has a seizure or trouble breathing; otherwise call Poison Control at 1-800-222-1222 at once. Do not wait for signs.":
    "اتصل الآن بالرقم 911 إذا كان أحد نعسانًا أو لديه تشنج أو صعوبة في التنفس؛ وإلا فاتصل فورًا بمركز مكافحة السموم على الرقم 1-800-222-1222. لا تنتظر ظهور علامات.",
  "Call 911 or your local emergency number now. Do not drive yourself, and do not wait for an appointment.":
    "اتصل الآن بالرقم 911 أو برقم الطوارئ المحلي. لا تقُد السيارة بنفسك، ولا تنتظر موعدًا.",
  "Call 911 now": "اتصل بالرقم 911 الآن",
  "Call or text 988 now": "اتصل بالرقم 988 أو أرسل إليه رسالة نصية الآن",
  "Call 911": "الاتصال بالرقم 911",
  "Call 988": "الاتصال بالرقم 988",
  "Call Poison Control, 1-800-222-1222": "الاتصال بمركز مكافحة السموم، 1-800-222-1222",

  // What a reply of the chat begins with.
  "This may be an emergency. {call}": "قد تكون هذه حالة طارئة. {call}",
  "What you told me before may be an emergency. {call}": "ما أخبرتني به سابقًا قد يكون حالة طارئة. {call}",
  "What you describe should be looked at by a clinician today or tomorrow.":
    "ما تصفه ينبغي أن يفحصه طبيب اليوم أو غدًا.",

  // Under every reply (domain/assistant/chat.ts).
  "This is general information, not a diagnosis and not a treatment. It does not replace a doctor. In an emergency call 911.":
    "هذه معلومات عامة، وليست تشخيصًا ولا علاجًا. وهي لا تغني عن الطبيب. في حالة الطوارئ اتصل بالرقم 911.",
} as const satisfies SameAs<typeof es>;

/** With its noun, in the genitive. */
export const counts = {
  day: { zero: "# يوم", one: "يوم واحد", two: "يومين", few: "# أيام", many: "# يومًا", other: "# يوم" },
} as const;
