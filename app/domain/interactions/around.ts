import { nameKey } from "./name-key";

/*
 * What stands around a name on a package or a prescription. None of it changes
 * which drug it is; any other word does leave a doubt, and then nothing is assumed:
 * no language has "no", "not", "without" or "stopped" here.
 */
const ENGLISH = `mg mcg ug g gram grams kg ml l iu unit units meq mmol percent
   tablet tablets tab tabs capsule capsules cap caps caplet caplets pill pills softgel softgels gummy gummies chewable effervescent lozenge film coated
   solution suspension syrup liquid elixir drops drop injection injectable inj pen pens kwikpen solostar flexpen flextouch vial syringe prefilled autoinjector
   inhaler inhalation diskus ellipta respimat hfa nebulizer nasal spray patch patches transdermal cream gel ointment lotion eye ear ophthalmic otic vaginal ring
   suppository suppositories rectal topical oral orally powder packet packets dose doses dosing strength
   extended release er xr sr la cr dr xl odt ec cd ir er24 hr delayed sustained immediate modified controlled long acting hour hours h
   low high regular extra maximum double ds once twice thrice one two three four half daily day days every each per a an the of at in on by mouth with and or plus
   bid tid qid qd od qod qhs qam qpm prn po sc im iv subcutaneous subcutaneously intramuscular hs ac pc am pm as needed
   morning noon evening night nightly bedtime weekly week weeks month monthly hourly times time before after meal meals food breakfast lunch dinner water sleep
   take takes taking use using since for pain generic brand otc supplement tea extract
   hydrochloride hcl hydrobromide hbr sulfate sulphate acetate maleate mesylate besylate tartrate bitartrate succinate fumarate citrate phosphate nitrate sodium
   disodium dihydrate monohydrate hydrate trihydrate anhydrous medoxomil cilexetil axetil mofetil etexilate bromide chloride iodide carbonate gluconate lactate
   malate tosylate stearate ethylsuccinate valerate propionate furoate dipropionate xinafoate pamoate decanoate palmitate undecylenate cypionate enanthate salt salts
   disoproxil alafenamide
   compounded compounding pharmacy from my our some medicine medicines medication medications drug drugs`;

const SPANISH = `
   mililitros miligramos miligramo gramos gramo microgramos microgramo unidad unidades ui internacionales
   tableta tabletas comprimido comprimidos pastilla pastillas capsula capsulas gragea grageas pildora pildoras sobre sobres ampolla ampollas ampula ampulas
   jarabe gotas gota solucion suspension liquido polvo elixir inyeccion inyecciones inyectable pluma plumas vial viales jeringa jeringas precargada prellenada
   inhalador inhaladores inhalacion aerosol nebulizador parche parches crema pomada unguento locion gel ovulo ovulos supositorio supositorios colirio
   nasal oral vaginal rectal topico topica oftalmico oftalmica otico transdermico sublingual bucal via boca intravenosa intramuscular subcutanea subcutaneo
   efervescente efervescentes masticable masticables recubierto recubiertos recubierta recubiertas pelicula dispersable bucodispersable
   liberacion prolongada retardada sostenida modificada inmediata controlada accion larga corta retard retardado
   dosis baja bajas alta altas media medio mitad cuarto entero entera doble extra maxima
   una un uno dos tres cuatro cinco seis ocho doce veces vez
   cada c hs hrs al a la las el los de del en con y e por para desde segun durante
   dia dias diario diaria diarios diarias diariamente hora horas semana semanas semanal semanalmente mes meses mensual
   manana mananas mediodia tarde tardes noche noches acostarse dormir despertar
   antes despues ayunas desayuno almuerzo comida comidas cena agua alimentos
   tomar tomo toma tomando usar uso usando necesario necesita necesidad dolor fiebre
   generico generica marca suplemento te extracto infusion medicina medicamento
   clorhidrato hidrocloruro bromhidrato hidrobromuro sulfato acetato maleato mesilato besilato tartrato bitartrato succinato fumarato citrato fosfato nitrato
   sodico sodica sodio potasico potasica calcico calcica magnesico magnesica disodico dihidrato dihidratado monohidrato monohidratado hidrato trihidrato
   trihidratado anhidro anhidra medoxomilo cilexetilo axetilo mofetilo etexilato bromuro cloruro yoduro carbonato gluconato lactato malato tosilato
   estearato etilsuccinato valerato propionato furoato dipropionato xinafoato pamoato decanoato palmitato undecilenato cipionato enantato sal sales
   disoproxilo alafenamida
   formula magistral formulado formulada compuesto compuesta preparado preparada farmacia mi mis algun alguna medicamentos medicinas`;

const ARABIC = `
   ملغ ملغم ملغرام مغ ملجم مجم مج ملج ملليغرام ميليغرام مليغرام ميكروغرام ميكروجرام مكغ غرام غم غ جرام جم مل ملل ملي وحدة وحدات دولية
   قرص أقراص قرصان قرصين حبة حبات حبوب حبتان حبتين كبسولة كبسولات كبسولتان كبسولتين شراب محلول معلق نقط نقطة قطرة قطرات
   حقنة حقن إبرة إبر أمبول أمبولات فيال قلم أقلام بخاخ بخاخة استنشاق لصقة لصقات كريم مرهم جل هلام دهون تحميلة تحاميل لبوس فوار فوارة مسحوق كيس أكياس
   مغلف مغلفة مضغ للمضغ ممتد المفعول مديد طويل قصير التحرر التأثير بطيء معدل
   فموي فموية وريدي عضلي موضعي أنفي عيني مهبلي شرجي طريق الفم بالفم تحت اللسان الجلد العضل الوريد للعين للأنف
   جرعة جرعات منخفضة عالية نصف ربع واحد واحدة اثنان اثنين اثنتان ثلاث ثلاثة أربع أربعة خمس ست ثمان مرة مرات مرتين مرتان
   كل في من على عن مع و ثم قبل بعد عند منذ ال
   يوم يوميا اليوم أيام ساعة ساعات أسبوع أسبوعيا الأسبوع أسابيع شهر شهريا الشهر أشهر
   صباح صباحا الصباح مساء المساء ليل ليلا الليل ظهرا الظهر النوم للنوم
   الأكل أكل الطعام طعام الإفطار الفطور الغداء العشاء الوجبة الوجبات وجبة الريق ماء
   الحاجة اللزوم الضرورة للألم ألم الآلام للحرارة حرارة
   مركب مركبة محضر محضرة صيدلية تركيب أدوية دوائي أدويتي
   دواء علاج مكمل مكملات شاي خلاصة آخذ أتناول تناول استعمل أستعمل استخدم أستخدم يؤخذ أستعمله
   هيدروكلوريد هيدروكلورايد كلوريد كلورايد صوديوم كبريتات سلفات فوسفات سترات طرطرات ترترات ماليات ميسيلات بيسيلات سكسينات فومارات أسيتات خلات نترات
   بروميد برومايد مونوهيدرات لامائي ميدوكسوميل سيليكسيتيل موفيتيل إيتيكسيلات`;

const AROUND = new Set([ENGLISH, SPANISH, ARABIC].flatMap((words) => words.split(/\s+/)).map(nameKey));
/** Whether a word of a key only stands around names. */
export const isAround = (word: string): boolean => AROUND.has(word);

/** What joins two names: the second is a medicine, and no half of a salt. */
export const JOINS: ReadonlySet<string> = new Set(["and", "with", "plus", "y", "e", "con", "و", "مع"].map(nameKey));
