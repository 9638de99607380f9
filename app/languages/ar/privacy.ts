import type es from "../es/privacy";
import type { SameAs } from "../phrases";

export default {
  "What this site keeps about you, for how long, who can see it, and how to take it along or have it deleted.":
    "ما يحتفظ به هذا الموقع عنك، وكم من الوقت، ومن يستطيع رؤيته، وكيف تأخذه معك أو تطلب حذفه.",
  "What {brand} keeps about you, for how long, and who can see it. The figures are the ones that the program itself works by.":
    "ما يحتفظ به {brand} عنك، وكم من الوقت، ومن يستطيع رؤيته. الأرقام هي نفسها التي يعمل بها البرنامج.",
  "In short": "باختصار",
  "No advertising, and no counting of visitors by other companies.": "لا إعلانات، ولا شركات أخرى تحصي الزوار.",
  "Without an account you can look at everything public. What stays of it is a line in our log: which kind of page, when, and whether it worked. Your name, your address and what you typed are not in it.":
    "يمكنك دون حساب أن ترى كل ما هو عام. ولا يبقى من ذلك إلا سطر في سجلنا التقني: نوع الصفحة، ومتى، وهل نجح الطلب. ليس فيه اسمك ولا عنوانك ولا ما كتبته.",
  "Your record is open to you, to specialists who have a consultation with you, and to administrators. Each look is logged, and you can read that log.":
    "سجلك مفتوح لك، وللأخصائيين الذين لديهم استشارة معك، وللمسؤولين عن الموقع. كل اطلاع يُسجَّل، ويمكنك قراءة ذلك السجل.",
  Cookies: "ملفات تعريف الارتباط",
  "All are our own, no script can read them, and each does one thing that you asked for. So there is nothing to agree to.":
    "كلها لنا، ولا يستطيع أي برنامج في الصفحة قراءتها، وكل واحد منها يؤدي أمرًا واحدًا طلبته أنت. لذلك لا شيء عليك أن توافق عليه.",
  "What could not be sent yet, and a sealed symptom analysis, lie in your browser for that one tab, and go with it.":
    "ما لم يمكن إرساله بعد، وتحليل الأعراض المختوم، يبقيان في متصفحك لتلك الصفحة المفتوحة وحدها، ويزولان معها.",
  "What is kept, and how long": "ما الذي يُحفظ، وكم من الوقت",
  "You are signed out {idle} after you last did something, and {most} after you signed in.":
    "تنتهي جلستك بعد {idle} من آخر نشاط لك، وبعد {most} من تسجيل الدخول.",
  "Backups that the site’s operators make may hold all of this for longer.":
    "قد تحتفظ النسخ الاحتياطية التي يصنعها مشغّلو الموقع بكل هذا مدة أطول.",
  "Who sees it": "من يراه",
  "You, once you are signed in.": "أنت، بعد تسجيل الدخول.",
  "An approved specialist who has a consultation with you that was not called off.":
    "أخصائي معتمد لديه استشارة معك لم تُلغَ.",
  "An administrator of this site, who can read a record and change nothing in it.":
    "مسؤول في هذا الموقع، يستطيع قراءة السجل ولا يستطيع تغيير شيء فيه.",
  "In an emergency a specialist who does not treat you, for one hour and for reading only. They say why, and we look at each time.":
    "في حالة الطوارئ أخصائي لا يعالجك، لمدة ساعة واحدة وللقراءة فقط. ويذكر السبب، ونحن نراجع كل مرة.",
  "Nobody else opens your conversations with the assistant or your consultation room, administrators neither.":
    "لا يفتح أحد غيرك محادثاتك مع المساعد ولا غرفة استشارتك، ولا المسؤولون أيضًا.",
  "Whoever opened your record, or tried to, stands in your {log}.":
    "كل من فتح سجلك أو حاول ذلك مذكور في {log} الخاص بك.",
  "log of accesses": "سجل الاطلاع",
  "What leaves the site:": "ما يخرج من الموقع:",
  "Emails go by way of mail servers. Their subjects say nothing about your health.":
    "الرسائل تمر عبر خوادم البريد. وعناوينها لا تقول شيئًا عن صحتك.",
  "Where two browsers cannot reach each other, a relay passes on their voice and picture, encrypted.":
    "إذا لم يستطع متصفحان أن يصل أحدهما إلى الآخر، ينقل خادم وسيط صوتهما وصورتهما مشفّرَين.",
  "The assistant and language models": "المساعد ونماذج اللغة",
  "A language model of another company is connected to this site. What you tell the assistant may be sent to it: age (from 90 on only “90 or older”), gender, symptoms, medical history and the last {messages}. Your record never is.":
    "هذا الموقع متصل بنموذج لغة لشركة أخرى. ما تخبر به المساعد قد يُرسَل إليه: العمر (من 90 فما فوق يُقال فقط «90 أو أكثر»)، والجنس، والأعراض، والتاريخ الطبي، وآخر ما كُتب (حتى {messages}). أما سجلك فلا يُرسَل أبدًا.",
  "Taken out first are email and web addresses, phone, record and identity numbers, street addresses, full dates, and your own name where you are signed in. Other people’s names no program finds for sure: please leave them out.":
    "تُحذف قبل ذلك عناوين البريد والمواقع، وأرقام الهاتف والسجل والهوية، وعناوين السكن، والتواريخ الكاملة، واسمك أنت إذا كنت قد سجلت الدخول. أما أسماء الآخرين فلا يجدها أي برنامج بيقين: نرجو ألا تكتبها.",
  "Where what you wrote may be an emergency, no model is asked. The check of medicines and the forecasts never ask one.":
    "إذا كان ما كتبته قد يعني حالة طوارئ فلا يُسأل أي نموذج. وفحص الأدوية والتوقعات لا تسأل نموذجًا أبدًا.",
  "No language model is connected to this site. Our own rules answer, and what you write to the assistant goes to nobody else. Were that to change, it would say so here.":
    "هذا الموقع غير متصل بأي نموذج لغة. قواعدنا نحن هي التي تجيب، وما تكتبه للمساعد لا يصل إلى أحد غيرنا. ولو تغيّر ذلك لذُكر هنا.",
  "“End-to-End Encrypted” in a consultation room": "«مشفّر من طرف إلى طرف» في غرفة الاستشارة",
  "The label is shown while your browser and the other one are connected. Voice, picture and chat are then encrypted from one to the other, and neither our server nor a relay can read them. To be sure who is there, compare the code that both of you see.":
    "تظهر العبارة ما دام متصفحك والمتصفح الآخر متصلين. عندها يكون الصوت والصورة والدردشة مشفّرة من أحدهما إلى الآخر، ولا يستطيع خادمنا ولا خادم وسيط قراءتها. وللتأكد ممن هو هناك قارنا الرمز الذي يراه كلاكما.",
  "It does not mean that the other side records nothing, or that your own device is safe. What is written without such a connection goes by way of our server, which keeps it sealed until the room ends. In the demonstration nobody is at the other end.":
    "لا يعني ذلك أن الطرف الآخر لا يسجّل شيئًا، ولا أن جهازك أنت آمن. وما يُكتب دون هذا الاتصال يمر عبر خادمنا الذي يحفظه مختومًا حتى تنتهي الغرفة. وفي العرض التجريبي لا أحد في الطرف الآخر.",
  "Take your record along": "خذ سجلك معك",
  "The {portal} has the whole record in one file, for other health systems (FHIR) or to read and print, and {readings} has your readings for spreadsheets. Conversations with the assistant are no part of the record.":
    "في {portal} السجل كله في ملف واحد، لأنظمة صحية أخرى (FHIR) أو للقراءة والطباعة، وفي {readings} قياساتك لجداول البيانات. أما المحادثات مع المساعد فليست جزءًا من السجل.",
  "Documents tab of your portal": "قسم المستندات في بوابتك",
  "the page for import and export": "صفحة الاستيراد والتصدير",
  "Have it deleted": "اطلب حذفه",
  "Documents and {conversations} you delete yourself, at any time.":
    "المستندات و{conversations} تحذفها بنفسك في أي وقت.",
  conversations: "المحادثات",
  "No button deletes a whole account yet: write or call, and a person does it. Your record, its readings and documents, and your conversations go with it.":
    "لا يوجد بعد زر يحذف الحساب كله: اكتب أو اتصل فيفعل ذلك شخص. ويُحذف معه سجلك بقياساته ومستنداته، ومحادثاتك.",
  "Appointment requests and the log of accesses do not go with the account, and a record that was opened in an emergency is not deleted. Ask what is left and why: the law may want a practice to keep its records.":
    "طلبات المواعيد وسجل الاطلاع لا تُحذف مع الحساب، والسجل الطبي الذي فُتح في حالة الطوارئ لا يُحذف. اسأل عما يبقى ولماذا: فقد يُلزم القانون العيادة بالاحتفاظ بسجلاتها.",
  "How it is protected": "كيف يُحمى",
  "Look for {https} at the beginning of the address: then what you send is encrypted on its way.":
    "ابحث عن {https} في بداية العنوان: عندها يكون ما ترسله مشفّرًا في طريقه.",
  "Documents, emails, conversations and the secret of your second step are sealed where they lie. All else lies in the database as it is: encrypting its disk is up to the site’s operators.":
    "المستندات والرسائل والمحادثات وسر خطوتك الثانية مختومة حيث تُحفظ. وكل ما عداها في قاعدة البيانات كما هو: تشفير قرصها من شأن مشغّلي الموقع.",
  "With the second step, which you turn on under {account}, a stolen password alone opens nothing.":
    "مع الخطوة الثانية، التي تفعّلها في {account}، لا تفتح كلمة مرور مسروقة وحدها شيئًا.",
  "“HIPAA compliant” at the foot of each page": "«متوافقة مع قانون HIPAA» في أسفل كل صفحة",
  "HIPAA is the law of the United States on health data. The words stand for what the program does for it: one account for each person, access by rules, a log that can only be added to, sessions that end by themselves, sealed documents.":
    "HIPAA هو قانون الولايات المتحدة بشأن البيانات الصحية. وتعني العبارة ما يفعله البرنامج من أجله: حساب لكل شخص، ودخول بحسب قواعد، وسجل لا يمكن إلا الإضافة إليه، وجلسات تنتهي من نفسها، ومستندات مختومة.",
  "They are no certificate. Nobody from outside has examined the program. Contracts, training, encrypted disks and safe backups are the duties of the site’s operators.":
    "وهي ليست شهادة. لم يفحص البرنامج أحد من الخارج. أما العقود والتدريب وتشفير الأقراص وحفظ النسخ الاحتياطية بأمان فمن واجبات مشغّلي الموقع.",
  "Whom to ask": "من تسأل",
  "Write to {email} or call {phone}. Please send nothing about your health by email.":
    "اكتب إلى {email} أو اتصل بالرقم {phone}. ونرجو ألا ترسل بالبريد شيئًا عن صحتك.",

  "What it is for": "الغرض منه",
  "How long": "كم من الوقت",
  "Until the browser is closed": "حتى إغلاق المتصفح",
  "Keeps you signed in": "يُبقيك مسجّل الدخول",
  "Remembers that your password was right, until you enter the code": "يتذكر أن كلمة مرورك صحيحة حتى تُدخل الرمز",
  "Finds a specialist’s unfinished application again": "يجد من جديد طلب أخصائي لم يكتمل",
  "Finds your conversations with the assistant again, without an account": "يجد من جديد محادثاتك مع المساعد دون حساب",
  "Tells that you signed in here before, so that a stranger’s wrong passwords do not keep you out":
    "يبيّن أنك سجّلت الدخول هنا من قبل، كي لا تمنعك كلمات مرور خاطئة يكتبها غريب",
  "Which camera, microphone and loudspeaker you chose for consultations stays in your browser and is not sent to us.":
    "الكاميرا والميكروفون ومكبر الصوت التي اخترتها للاستشارات تبقى في متصفحك ولا تُرسل إلينا.",
  "Your seat in a consultation room": "مقعدك في غرفة الاستشارة",
  "Finds again what you had typed when your session ended": "يجد من جديد ما كنت قد كتبته حين انتهت جلستك",
  "Shows one message on the next page": "يعرض رسالة واحدة في الصفحة التالية",
  "Remembers whether you chose the light version": "يتذكر هل اخترت النسخة الخفيفة",
  "Remembers the language that you chose": "يتذكر اللغة التي اخترتها",
  "What is kept": "ما يُحفظ",
  "Your account: name, email address, phone, language and time zone, and your password in a form that nobody can read":
    "حسابك: الاسم والبريد الإلكتروني والهاتف واللغة والمنطقة الزمنية، وكلمة مرورك بصيغة لا يستطيع أحد قراءتها",
  "As long as the account": "ما دام الحساب",
  "Your record: details, readings, alerts, consultations and prescriptions":
    "سجلك: البيانات والقياسات والتنبيهات والاستشارات والوصفات",
  "Your documents": "مستنداتك",
  "Until you delete them": "حتى تحذفها أنت",
  "Appointment requests, with what you entered in the form": "طلبات المواعيد مع ما أدخلته في النموذج",
  "No end is set": "لا نهاية محددة",
  "Conversations with the assistant": "المحادثات مع المساعد",
  "The newest 100 until you delete them; without an account {time} from the last message":
    "أحدث 100 منها حتى تحذفها أنت؛ ودون حساب {time} من آخر رسالة",
  "Who met when in a consultation room": "من التقى ومتى في غرفة الاستشارة",
  "{time} after it ended, of visitors {visitors}": "{time} بعد انتهائها، وللزوار {visitors}",
  "What was written there by way of our server, and what the two browsers needed to find each other":
    "ما كُتب هناك عبر خادمنا، وما احتاجه المتصفحان ليجد أحدهما الآخر",
  "Until the room ends": "حتى تنتهي الغرفة",
  "Where you were signed in: the names of browser and system, and when": "أين سجلت الدخول: اسم المتصفح والنظام، ومتى",
  "{time} after it ended": "{time} بعد انتهائها",
  "An account whose address nobody confirms": "حساب لم يؤكد أحد عنوانه",
  "A request for an appointment that nobody confirms, or without a specialist": "طلب موعد لم يؤكده أحد، أو دون أخصائي",
  "{time} after it, or after the day that was asked for": "{time} بعده، أو بعد اليوم المطلوب",
  "Emails that we sent": "الرسائل التي أرسلناها",
  "Links in our emails": "الروابط في رسائلنا",
  "To confirm your address {verify}, for a new password {reset}": "لتأكيد عنوانك {verify}، ولكلمة مرور جديدة {reset}",
  "What stood in a form when your session ended": "ما كان في نموذج حين انتهت جلستك",
  "What you said the columns of a file are, of the 20 kinds of file that you used last":
    "ما قلته عن أعمدة ملف، لآخر 20 نوعًا من الملفات استخدمتها",
  "A file of readings that waits for your yes": "ملف قياسات ينتظر موافقتك",
  "What an import changed, so that you can undo it": "ما غيّره الاستيراد، لتتمكن من التراجع عنه",
  "News for the live display": "المستجدات للعرض المباشر",
  "Made-up readings that you asked for": "قياسات مُختلَقة طلبتها أنت",
  "A specialist’s unfinished application": "طلب أخصائي لم يكتمل",
  "Your network address, to hold off floods of requests": "عنوان شبكتك، لصد سيول الطلبات",
  "In working memory, {time} at the most": "في ذاكرة العمل، {time} على الأكثر",
  "Emergency access to your record: who, when and why": "الاطّلاع على سجلك في حالة الطوارئ: من ومتى ولماذا",
  "The log of accesses: who opened which part of your record, when, and from which network address":
    "سجل الاطلاع: من فتح أي جزء من سجلك، ومتى، ومن أي عنوان شبكة",
  "It is not deleted": "لا يُحذف",
} as const satisfies SameAs<typeof es>;
