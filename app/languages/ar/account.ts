import type es from "../es/account";
import type { SameAs } from "../phrases";

export default {
  "Check Your Email": "تفقّد بريدك",
  "Create an Account": "إنشاء حساب",
  "We have sent you an email with a link. Open it within three days to finish.":
    "أرسلنا إليك رسالة فيها رابط. افتحه خلال ثلاثة أيام لإتمام التسجيل.",
  "We have sent an email with a link to {address}. Open it within three days to finish.":
    "أرسلنا رسالة فيها رابط إلى {address}. افتح الرابط خلال ثلاثة أيام لإتمام التسجيل.",
  "enter your address again": "اكتب عنوانك مرة أخرى",
  "For patients: your record, your appointments and your documents in one place.":
    "للمرضى: سجلك ومواعيدك ومستنداتك في مكان واحد.",
  "Already have an account? {signIn}": "لديك حساب؟ {signIn}",
  "Sign in": "سجّل الدخول",
  "Create Account": "أنشئ الحساب",
  "Creating...": "جارٍ الإنشاء...",
  "We send a link there, to make sure that it is yours.": "نرسل إليه رابطًا للتأكد من أنه لك.",
  Password: "كلمة المرور",
  "Registration Unavailable": "التسجيل غير متاح",
  "No account yet": "لم يُنشأ الحساب بعد",
  "Your account could not be created. Try again in a moment.": "تعذّر إنشاء حسابك. حاول مرة أخرى بعد قليل.",

  "Set a New Password": "تعيين كلمة مرور جديدة",
  "If there is an account with that address, an email with a link is on its way. The link works for one hour.":
    "إذا كان هناك حساب بهذا العنوان فستصل إليه رسالة فيها رابط. يعمل الرابط ساعة واحدة.",
  "If there is an account with {address}, an email with a link is on its way. The link works for one hour.":
    "إذا كان هناك حساب بالعنوان {address} فستصلك رسالة فيها رابط. يعمل الرابط لمدة ساعة واحدة.",
  "Nothing there after a few minutes? Look in your spam folder, or {again}.":
    "لم يصلك شيء بعد بضع دقائق؟ ابحث في البريد غير المرغوب فيه، أو {again}.",
  "try another address": "جرّب عنوانًا آخر",
  "Tell us your address, and we send you a link.": "أخبرنا بعنوان بريدك وسنرسل إليك رابطًا.",
  "Send the Link": "أرسل الرابط",
  "Sending...": "جارٍ الإرسال...",
  "Not sent": "لم تُرسل",
  "The email could not be sent. Try again in a moment.": "تعذّر إرسال الرسالة. حاول مرة أخرى بعد قليل.",

  "Choose a New Password": "اختر كلمة مرور جديدة",
  "This Link No Longer Works": "انتهت صلاحية هذا الرابط",
  "It works once, and for one hour.": "يعمل مرة واحدة ولمدة ساعة.",
  "Ask for a new link": "اطلب رابطًا جديدًا",
  "You will be signed out everywhere, and can sign in with the new one.":
    "سيُسجَّل خروجك من كل مكان، ويمكنك الدخول بكلمة المرور الجديدة.",
  "Change Password": "غيّر كلمة المرور",
  "Changing...": "جارٍ التغيير...",
  "New password": "كلمة المرور الجديدة",
  "Not changed": "لم تتغير",
  "Your password could not be changed. Try again in a moment.": "تعذّر تغيير كلمة المرور. حاول مرة أخرى بعد قليل.",
  "Your password is changed": "تم تغيير كلمة المرور",
  "Sign in with the new one. Everywhere else you have been signed out.":
    "سجّل الدخول بكلمة المرور الجديدة. سُجّل خروجك من كل مكان آخر.",

  "Confirm Your Address": "أكّد عنوانك",
  "It works once, and for three days.": "يعمل مرة واحدة ولمدة ثلاثة أيام.",
  "If your address is confirmed already, {signIn}. If not, {register} for a new link.":
    "إذا كان عنوانك مؤكدًا بالفعل {signIn}، وإلا {register} للحصول على رابط جديد.",
  "sign in": "فسجّل الدخول",
  "register again": "فسجّل من جديد",
  "One more step: enter the password that you chose when you registered.":
    "خطوة أخيرة: أدخل كلمة المرور التي اخترتها عند التسجيل.",
  "Confirm and Sign In": "أكّد وسجّل الدخول",
  "Confirming...": "جارٍ التأكيد...",
  "Did not register, or lost the password? {reset}: that confirms your address as well, and shuts out whoever used it.":
    "لم تسجّل أنت، أو فقدت كلمة المرور؟ {reset}: فذلك يؤكد عنوانك أيضًا ويمنع من استخدمه.",
  "Set a new one": "عيّن كلمة مرور جديدة",
  "Confirmation Unavailable": "التأكيد غير متاح",
  "Not confirmed": "لم يتأكد",
  "Your address could not be confirmed. Try again in a moment.": "تعذّر تأكيد عنوانك. حاول مرة أخرى بعد قليل.",
  "Not the password that this account was created with": "ليست كلمة المرور التي أُنشئ بها هذا الحساب",

  "New here? {register}": "هل هذه زيارتك الأولى؟ {register}",
  "Create an account": "أنشئ حسابًا",
  "A specialist who wants to join? {apply}": "أخصائي تريد الانضمام؟ {apply}",
  "Apply here": "قدّم طلبك هنا",
  "Signing in...": "جارٍ تسجيل الدخول...",
  "I don’t remember my password": "لا أتذكر كلمة المرور",
  "Sign In Unavailable": "تسجيل الدخول غير متاح",
  "Not signed in": "لم يتم تسجيل الدخول",
  "You could not be signed in. Try again in a moment.": "تعذّر تسجيل دخولك. حاول مرة أخرى بعد قليل.",
  "You have been signed out": "تم تسجيل خروجك",
  "That happens after 15 minutes without activity. Sign in to go on where you were.":
    "يحدث ذلك بعد 15 دقيقة من دون نشاط. سجّل الدخول لتتابع من حيث كنت.",
  "What you typed was not saved, but it is kept for an hour. Sign in and go on where you were.":
    "لم يُحفظ ما كتبته في سجلك، لكننا نحتفظ به ساعة واحدة. سجّل الدخول وتابع من حيث كنت.",
  "Your browser does not keep cookies": "متصفحك لا يحتفظ بملفات تعريف الارتباط",
  "Signing in needs one. Allow cookies for this site, then try again.":
    "يتطلب تسجيل الدخول ملفًا منها. اسمح بها لهذا الموقع ثم حاول مرة أخرى.",
  "Wrong email or password, or an address that is not confirmed yet. Look for our email with the link, or reset your password.":
    "البريد الإلكتروني أو كلمة المرور غير صحيحة، أو أن العنوان لم يُؤكَّد بعد. ابحث عن رسالتنا التي فيها الرابط، أو أعد تعيين كلمة المرور.",
  "Enter Your Code": "أدخل الرمز",
  "Your password was right. Now the second step.": "كلمة المرور صحيحة. والآن الخطوة الثانية.",
  "Start over": "ابدأ من جديد",
  Code: "الرمز",
  "The six digits that your authenticator app shows, or one of your recovery codes":
    "الأرقام الستة التي يعرضها تطبيق المصادقة، أو أحد رموز الاسترداد",
  "Wrong code, or one that was used before. Wait for the next one":
    "الرمز غير صحيح أو سبق استخدامه. انتظر الرمز التالي",
  "Sign Out": "تسجيل الخروج",
  "Do you want to sign out on this device?": "هل تريد تسجيل الخروج على هذا الجهاز؟",
  "You Could Not Be Signed Out": "تعذّر تسجيل خروجك",

  "Your Account": "حسابك",
  "Account Unavailable": "الحساب غير متاح",
  Patient: "مريض",
  Specialist: "أخصائي",
  Administrator: "مسؤول",
  "Open My Record": "افتح سجلي",
  "Emails to you are in the language that you choose at the foot of the page.":
    "رسائلنا البريدية إليك تكون باللغة التي تختارها في أسفل الصفحة.",
  "Open My Desk": "افتح مكتبي",
  "My application": "طلبي",
  "Review applications": "مراجعة الطلبات",
  "Audit log": "سجل الاطلاع",
  "Emergency accesses": "الاطلاع في حالات الطوارئ",
  "Change your password": "تغيير كلمة المرور",
  "Current password": "كلمة المرور الحالية",
  "Not your current password": "ليست كلمة المرور الحالية",
  "Everywhere else you have been signed out.": "تم تسجيل خروجك من كل الأماكن الأخرى.",
  "Nothing was changed": "لم يتغير أي شيء",
  "Nothing was changed. Try again in a moment.": "لم يتغير شيء. حاول مرة أخرى بعد قليل.",
  "Second step": "الخطوة الثانية",
  "On. Besides your password you are asked for a code from your authenticator app.":
    "مفعّلة. يُطلب منك مع كلمة المرور رمز من تطبيق المصادقة.",
  "Off. With it, a stolen password alone opens nothing: you are asked for a code from an app on your phone as well.":
    "غير مفعّلة. معها لا تكفي كلمة مرور مسروقة لفتح شيء: يُطلب منك أيضًا رمز من تطبيق على هاتفك.",
  Manage: "إدارة",
  "Set Up": "إعداد",
  "Time zone": "المنطقة الزمنية",
  "Times on our pages, in emails about your account and in your record as text are on this clock, and exports count days by it. Appointments also say the specialist’s time.":
    "تتبع هذه المنطقة الأوقاتُ في صفحاتنا وفي الرسائل المتعلقة بحسابك وفي سجلك المكتوب نصًّا، وبها تُحسب أيام التصدير. وتذكر المواعيد أيضًا توقيت الأخصائي.",
  "Your browser last said: {zone}.": "آخر ما ذكره متصفحك: {zone}.",
  "We do not know yours yet, so emails and files say UTC.":
    "لا نعرف منطقتك بعد، لذلك تذكر الرسائل والملفات التوقيت العالمي المنسق.",
  "As my browser says": "بحسب متصفحي",
  "Change Time Zone": "تغيير المنطقة الزمنية",
  "Your time zone is changed": "تم تغيير منطقتك الزمنية",
  "Choose a time zone of the list": "اختر منطقة زمنية من القائمة",
  "United States": "الولايات المتحدة",
  Africa: "أفريقيا",
  America: "الأمريكتان",
  Antarctica: "القارة القطبية الجنوبية",
  Arctic: "المنطقة القطبية الشمالية",
  Asia: "آسيا",
  "Atlantic Ocean": "المحيط الأطلسي",
  Australia: "أستراليا",
  Europe: "أوروبا",
  "Indian Ocean": "المحيط الهندي",
  "Pacific Ocean": "المحيط الهادئ",
  "Where you are signed in": "أين سجّلت الدخول",
  "A session ends after 15 minutes without activity, and after 12 hours in any case.":
    "تنتهي الجلسة بعد 15 دقيقة من دون نشاط، وبعد 12 ساعة في كل الأحوال.",
  "An unknown browser": "متصفح غير معروف",
  "{browser} on {system}": "{browser} على {system}",
  "This one": "هذه الجلسة",
  "Since {since}, last used {seen}": "منذ {since}، وآخر استخدام {seen}",
  "Sign Out Everywhere Else": "تسجيل الخروج من كل الأماكن الأخرى",
  "Signed out there": "تم تسجيل الخروج هناك",
  "That session had ended already": "كانت تلك الجلسة قد انتهت",

  "Confirm your email address first, with the link in our email. Your account’s page can send it again.":
    "أكّد عنوان بريدك الإلكتروني أولًا، بالرابط الذي في رسالتنا. يمكن إرساله مرة أخرى من صفحة حسابك.",
  "Open the link in our email. Until then you cannot add documents, connect devices or set up the second step.":
    "افتح الرابط الذي في رسالتنا. حتى ذلك الحين لا يمكن إضافة مستندات ولا إعداد أجهزة ولا الخطوة الثانية.",
  "Email Me the Link": "أرسلوا لي الرابط",
  "To set it up, {confirm} first.": "لإعدادها، {confirm} أولًا.",
  "confirm your address": "أكّد عنوانك",
  "Your address is confirmed already": "عنوانك مؤكَّد بالفعل",
  "Second Step": "الخطوة الثانية",
  "Your account": "حسابك",
  "On. You have {codes} left.": "مفعّلة. بقي لك {codes}.",
  "Administrators need the second step, so it cannot be turned off.":
    "يحتاج المسؤولون إلى الخطوة الثانية، لذا لا يمكن إيقافها.",
  "Administrators need the second step.": "يحتاج المسؤولون إلى الخطوة الثانية.",
  "Turn It Off": "إيقافها",
  "Turning off...": "جارٍ الإيقاف...",
  "From your app, or a recovery code": "من تطبيقك، أو أحد رموز الاسترداد",
  "Administrators need it. Everything else opens once it is set up.":
    "يحتاج إليها المسؤولون. يُفتح كل شيء آخر بعد إعدادها.",
  "With it, a stolen password alone opens nothing.": "معها لا تكفي كلمة مرور مسروقة لفتح شيء.",
  "Install an authenticator app on your phone, such as {one}, {other} or the one in your password manager.":
    "ثبّت على هاتفك تطبيق مصادقة، مثل {one} أو {other} أو التطبيق الذي في مدير كلمات المرور لديك.",
  "Scan this picture with it, or type in the key below.": "امسح هذه الصورة به، أو اكتب المفتاح أدناه.",
  "Picture for the app; the key below says the same": "صورة للتطبيق؛ المفتاح أدناه يؤدي الغرض نفسه",
  "Key: {key}": "المفتاح: {key}",
  "Enter your password and the six digits that it shows.": "أدخل كلمة مرورك والأرقام الستة التي يعرضها.",
  "Turn It On": "تفعيلها",
  "Turning on...": "جارٍ التفعيل...",
  "The Second Step Is On": "الخطوة الثانية مفعّلة",
  "Keep these codes where you keep important papers. Each opens your account once, should the phone be lost. They are shown this one time.":
    "احفظ هذه الرموز حيث تحفظ أوراقك المهمة. يفتح كل رمز حسابك مرة واحدة إن فقدت هاتفك. تُعرض هذه المرة فقط.",
  "I Have Kept Them": "حفظتها",
  "The second step is off": "أُوقفت الخطوة الثانية",

  "Password must be at least 8 characters": "يجب ألا تقل كلمة المرور عن 8 أحرف",
  "This password is one of the first that are tried. Choose another one, for example three words in a row":
    "هذه من أولى كلمات المرور التي تُجرَّب. اختر غيرها، مثل ثلاث كلمات متتالية",
  "Create an account for your appointments, your record, your weight and your vitals.":
    "أنشئ حسابًا لمواعيدك وسجلك ووزنك وعلاماتك الحيوية.",
  "Sign in to your record, your appointments and your care team, or to your desk as a specialist.":
    "سجّل الدخول إلى سجلك ومواعيدك وفريق رعايتك، أو إلى مكتبك إذا كنت أخصائيًا.",
  "Enter your password": "أدخل كلمة المرور",
  "Enter the code": "أدخل الرمز",
} as const satisfies SameAs<typeof es>;
