/**
 * Ordinary English words: they are neither corrected to a medical word nor named
 * as unknown. A list of frequent words counted in technical and medical prose, and
 * of everyday life; only whether a word exists is taken from there.
 */
export const COMMON_WORDS =
  "abdomen abdominal ability able abort aborted about above absolute abstract abstracted abstraction accept acceptable accepted accepting accepts " +
  "access accessed accessibility accessible accessing accident accidentally accompanied according accordingly account accounts accurate accusative " +
  "acetaminophen ache achieve aching acorn acquire across action actions active activities activity actual actually acute adapter adapters added " +
  "adding addition additional additionally additions address addresses adds adjacent adjust administrator admits admitted adopted adult adults " +
  "advanced advantage advice advil affect affected affecting affects afraid african after afternoon again against aged agent agents aggravated " +
  "aggregate agitated ahead aims alcohol alcoholic alert aleve algorithm algorithms alias aliased aliases align allocate allocated allocating " +
  "allocation allow allowed allowing allows almost alone along alongside alpha already also alternative alternatives although always ambiguity " +
  "ambiguous ambulance american amlodipine among amount amounts amoxicillin ampersand analgesics analysis analyze ancestor anchor anemia angle ankle " +
  "annotate annotated annotation annotations annoyed anonymous anorexia anorexic another answer answers antacid antacids antenatal anterior " +
  "antibiotic antibiotics antihistamine anxious anymore anyone anything anyway anywhere apart apparently appear appearance appeared appears append " +
  "appended appending appends appetite apple applicable application applications applied applies apply applying appointment appreciated approach " +
  "appropriate approved approximately apps april arbitrary architecture architectures archive area aren argon argument arguments aria arithmetic arms " +
  "around array arrays arrive artery arthralgia article artifacts artistic ascending ascii asked asking asks asleep aspect aspirin assembler assert " +
  "assertion assertions assets assign assigned assigning assignment assistant associate associated assume assumed assumes assuming asthma " +
  "asymptomatic asynchronous atomic atorvastatin attach attached attack attacks attempt attempted attempting attempts attribute attributes audited " +
  "august aunt authenticity author authors auto automated automatic automatically automation autumn auxiliary available average avoid avoided await " +
  "awaiting awake awakening aware away awesome baby back backers background backpack backslash backslashes backup backwards badge bake baked balance " +
  "balcony ball band bandage bandaid bank banner barbecue bare base based baseline basement bash basic basically basis basketball bath bathroom beach " +
  "bean became because become becomes becoming bedroom been beer before began begin beginning begins behave behaved behaves behavior behaviour behind " +
  "being believe bell belongs below benadryl bench benchmark benchmarks benefit benefits benign beside besides best better between beyond bicycle " +
  "bigger bike biked bilateral binaries binary bind binding bindings binds birth birthday biscuit bits black bladder blah blake blank blanket blanks " +
  "bleeding bless blessed bloating blob block blocking blocks blog blood bloody blue blurred board boat bodies body boil boiled bone book boolean " +
  "boots bored borrow borrowing borrows both bother bothersome bottle bottom bought bound boundary bounds bowel bowl boyfriend brace braces bracket " +
  "bracketed brackets branch branches bread break breakfast breaking breaks breast breastfeed breastfeeding breath breathing brief bring brings " +
  "broken bronchitis brother brought browser browsers brush bucket buffer buffered buffering buffers bugs build building builds built builtin bumped " +
  "bunch bundle bundled burned burning bush business busy butter button buzz bypass byte bytes cache cached caches caching cake calculate calculated " +
  "call callable called caller calling calls came camp campfire camping canaries cancel cancer candidate candy cannot canoe canonical capabilities " +
  "capability capture captured captures capturing card cards care career careful carpet carry carrying case cases cast casualty catalog catch " +
  "category caught cause caused causes causing caution caveats celebrate center central cereal certain certificate certificates cetirizine chain " +
  "chained chair chance change changed changes changing channel channels chapter chapters char character characters charge chars chat check checkbox " +
  "checked checker checking checkout checks checkup cheese chest chicken child children chills chips chocolate choice choose chose chosen christmas " +
  "chrome chromium chronic chunk chunks church cigarette cigarettes circular circumstances city claims claritin class classes classic clause clauses " +
  "clean cleaned cleanup clear cleared clearly click clicked client clients climb climbing cline clinic clone cloned cloning close closed closely " +
  "closer closes closest closing closure closures clothes clots clusters coach coast coat code coded codes coding coercion coffee cold colleague " +
  "collect collected collection collections collector college colon colonoscopy color colored colors column columns combination combine combined " +
  "combining come comes comfortable coming comma command commands commas comment comments commit common commonly community commute compact companies " +
  "company compare compared compares comparing comparison comparisons compatibility compatible compilation compile compiled compiler compilers " +
  "compiles compiling complained complaining complains complaint complaints complement complete completed completely completes completion complex " +
  "complexity compliance compliant complicated complies component components composes comprehensive compress compressed compression computed computer " +
  "concatenated concatenation conceive concentration concept concepts concerned concerns concert concise concrete concurrency concurrent condition " +
  "conditional conditionals conditions condoms configurable configuration configure configured configuring conflict conflicts conform confused " +
  "confusing confusion congestion conjunction connect connected connection connections cons consciousness consider considered considers consistency " +
  "consistent consisting consists console constant constantly constants constipated constipation construct constructor constructors constructs " +
  "consult consultation consultations consulting consume consumed consumer consuming consumption contact contain contained containing contains " +
  "content contents context contexts continue continued continues continuing continuous contraception contraceptive contraceptives contract " +
  "contractions contribute contributed contributing contribution contributions contributors contrived control controlled controller controls " +
  "convenience convenient convention conventions conversation conversion conversions convert converted converter converting converts cook cooked " +
  "cookie cookies cooking coordinate copied copies copy copying copyright core coronary correct correctly correctness correspond corresponding " +
  "corresponds corrupt corrupted corruption cost costs couch cough coughing could couldn count counted counter counting country counts couple coupled " +
  "course cousin cover coverage covered covers covid cracked cramping cramps crampy crash crate crates crave cream create created creates creating " +
  "creation credential credentials cricket criteria critical cross crowd cruise curly current currently curry cursor custom customize cycle cycles " +
  "cycling cygnus daemon daily dance dancing dangerous dangling dark dash dashboard dashes data database databases date dates daughter dawn daycare " +
  "days daytime dead deal dealing debian debug debugger debugging december decide decided decimal decision declaration declarations declare declared " +
  "declaring decode decoded decoder decoding decrease decreased dedicated deep deeply default defaults defecate defecation defer deficiency define " +
  "defined defines defining definition definitions deflate deflated degree delay delete deleted delimited delimiter delimiters deliver deliveries " +
  "delivery demo demonstrate demonstrates denies dentist deny department depend dependencies dependency depending depends deprecated depth derive " +
  "derived describe described describes describing description descriptions descriptive descriptor descriptors design designed desired desk desktop " +
  "despite dessert destination destroy destroyed destructive detail detailed details detect detected detection determine determined determines " +
  "determining develop developed developer developers developing development develops device devices diabetes diabetic diagnosed diagnosis diagnostic " +
  "diaphoretic diarrhea dictionary didn diet diff differ difference differences different differently differs difficult difficulties difficulty diffs " +
  "diffuse digest digit digits dinner direct directive directives directly directories directory dirty disable disabled disables disallowed " +
  "disappeared discharge disclosure discoloration discomfort discouraged discovered discuss discussed discussion disease dish disk dispatcher display " +
  "displayed disrupting distance distinct distinguish distress distribute distributed distribution distributions division dizziness dizzy docs doctor " +
  "document documentation documented documents does doesn doing domain done door dose doses double doubt down download downloaded downloading " +
  "downloads downstairs downstream dozen draft drain drainage dress drink drinking drinks drive driven driver driving drop dropped drops drug drugs " +
  "dryness dual duck dull dump duplex duplicate duplicates duplication duration during duty dynamic dynamically dyslipidemia dyspnea dyspneic dysuria " +
  "each earlier early earth easier easiest easily easy eating echo ecosystem edema edge edit editing edition editor effect effective effectively " +
  "effects efficient effort eight either elbow elderly electrician element elements ellipses else elsewhere email embarrassed embedded emergency emit " +
  "emits emitted emitting emoji employee empty enable enabled enables enabling encapsulation enclosing encode encoded encoder encoding encountered " +
  "encounters encrypt ended ending ends engine engines enhanced enlarging enough ensure ensures ensuring enter entered entering enterprise entire " +
  "entirely entity entries entry environment environments epigastric episode episodes episodic epoch equal equality equals equivalent errata error " +
  "errors erythema erythematous escape escaped escapes especially essentially evaluate evaluated evaluates evaluating evaluation even evening event " +
  "events eventually ever every everything exacerbated exacerbates exact exactly exam examination examine examined example examples exceed exceeded " +
  "exceeds except exception exceptions excessive excited exclude excluded excluding exclusive excruciating exec executable execute executed executes " +
  "executing execution exercise exercises exertion exertional exhibit exist existence existing exists exit exiting exits expand expanded expanding " +
  "expands expansion expansions expect expected expecting expects expensive experience experienced experiences experiencing experimental expiration " +
  "expires explain explained explanation explicit explicitly explore exponent exponential export exported exporting exports expose exposed exposes " +
  "exposing express expressed expression expressions extend extended extending extends extension extensions extensive external extra extract " +
  "extracted extracting extraction extremely eyelid eyes fabric face facial fact factor factors factory faded fail failed failing fails failure " +
  "failures fainting fairly fake faked fall falls false familiar family farm farmer fast faster fastest fatal father fatigue fatigued favorite " +
  "feature features february feed feedback feeding feel feeling feels feet fell felt female fence fetch fever fevers fewer field fields fifth fifty " +
  "figure file files fill filled film filter filtered final finally find finding findings finds fine finger fingers finish finished finishes fire " +
  "fired fires firewall first fish fishing fits five fixed fixes flag flags flank flat flew flexibility flexible flight float floating floor flow " +
  "flower flowing fluids flush focus folder folders folding follow followed following follows font fonts food foot football footprint fora forbidden " +
  "force forced forehead forest forever forget forgot fork forked form format formats formatted formatting former forms forty forums forward forwards " +
  "foul found four fractures fragment fragments frame framework frameworks free freed freeing freely frequency frequent frequently fresh friday " +
  "friend friendly friends from front frothy fruit full fullness fully function functional functionality functions funny furnished furniture further " +
  "future futures gabapentin gain gained game garage garbage garden gardened gardening gargle gave gender general generalized generally generate " +
  "generated generates generating generation generator generic generics gestation gets getting girlfriend github give given gives giving glad glass " +
  "glasses glob global globally globs gloves glycemic gmail goal goes going golf gone good grabbed gracefully grade gradual gradually graduate " +
  "grammar grammatical grandchild grandchildren granddaughter grandfather grandma grandmother grandpa grandson granted graphical grass great greater " +
  "green greenish grep grew grey grid grilled grocery groin ground group grouping groups grow grows guarantee guaranteed guarantees guard guess " +
  "guessing guest guide guidelines gulp gymnastics hack half hall hand handle handled handler handlers handles handling hands handy happen happened " +
  "happens happy hard hardly hardware harness hash hashes hashing hasn hate have haven having head headache headaches header headers heading headless " +
  "healed health healthy heap hear heard hearing heart heartburn heat heavily heavy height hello helmet help helper helpers helpful helps hematuria " +
  "hence here hereby hesitancy heuristic hexadecimal hidden hide hierarchy high higher highest highlight highlighted highlighting highly hike hiked " +
  "hiking hill himself hips histogram histograms historical history hoarseness hobby hockey hold holder holding holds holiday home homepage homework " +
  "honey hook hooks hope horse horseback hospital hospitalized host hosted hosts hotel hour hours house household however html http huge human " +
  "humidifier hundred hungry hurry husband hypertension hypothyroidism ibuprofen idea ideas identical identified identifier identifiers identify " +
  "identity idiom idiomatic idle ignore ignored ignores illegal illness illustrate illustrates image imagine immediately immutable impact implement " +
  "implemented implementing implements implications implicit implicitly implied implies import important imported importer importing imports " +
  "impossible improve improved improvement improvements improves inadvertently include included includes including inclusive incoming incompatible " +
  "incomplete inconsistency incorrect incorrectly increase increased increases increasing increasingly increment incremental increments indent " +
  "indentation indented independent independently index indexed indexes indexing indicate indicated indicates indicating indicator indices indirectly " +
  "individual individuals induced infant infection infections infer inference inferred infinite infinity info information inhaler inherit inheritance " +
  "inherits initial initialize initialized initially inline inner input inputs insecure insensitive insert inserted insertion inserts inside inspect " +
  "inspection inspiration inspired install installation installed installing installs instance instances instead instructions insufficient insulin " +
  "intake integer integers integrate integration integrity intend intended intensity interact interaction intercept interceptor intercourse interest " +
  "interested interesting interface interfaces interior intermittent internal internally internals interpolated interpolation interpreted interpreter " +
  "interval intervening into intravenous introduce introduced introducing invalid invocation invoke invoked involuntary involve involved involving " +
  "iron irrefutable irregular irritability irritable isolated isolation issue issued issues itched itching itchy item items iterate iterated " +
  "iterating iteration iterations iterator iterators itself january java javascript jeans jest jobs jogged jogger jogging john join joined joining " +
  "joint joints july jump june just keep keeping keeps kept kernel keyboard keyed keys keyword keywords kicked kill kind kindergarten kinds kiss " +
  "kitchen knee knees knife know known knows label lack lactating ladder lady lake land landed lang language languages large larger largest last " +
  "lasted lasting lasts late lately latency later lateral latest latin latter laundry lawn lawyer layer layers layout lazy lead leading leads leaf " +
  "leak leakage learn learned learning least leave leaves leaving lecture left legacy legal legs length lengths lesions less lesson lethargy lets " +
  "letter letters level levels lexer lexical lexicon lexicons libido libraries library license licensed licenses licensing life lifestyle lifetime " +
  "lifetimes lift lifted light lightheaded lightweight like likelihood likely limb limbs limit limitation limitations limited limits line lines link " +
  "linked linker linking links lint linting linux list listed listen listener listeners listening listing lists lite literal literally literals " +
  "little live lives load loaded loader loading loads local locale locales localization localize localized locally locate located location locations " +
  "lock locked logged logger logging logic logical login logo logs long longer look looked looking looks lookup loop loops loose loratadine lorry " +
  "losartan losing loss lost lotion lots loud love lower lowercase lozenge lozenges lumbar lump lunch lying machine machines macro macros made magic " +
  "magical mail mailing main mainly maintain maintained maintainer maintainers maintaining maintenance major majority make makes making malaise male " +
  "malformed malicious malodorous manage managed management manager manages mandatory manifest manipulate manner manual manually many mapped mapper " +
  "mapping mappings maps march margin mark marked marriage married martin mask mass master match matched matches matching math matter matters maximum " +
  "maybe meadow meal meals mean meaning meaningful meaningless meanings means meant measures meat mechanic mechanism mechanisms media medial medical " +
  "medication medications medium meet meets mellitus member members memory menarche menses menstrual mention mentioned mentions menu merge merged " +
  "merging mess message messages messier meta metformin method methods metoprolol middle midnight might migration mild mildly milk milliseconds mime " +
  "mimic mind minimal minimum minor minute minutes mips mirror misc miss missed missing misspelled mistake mixed mobile mocha mock mode model models " +
  "moderate moderately modern modes modification modifications modified modifier modifiers modifies modify modifying module modules modulus moment " +
  "monday money monitoring month monthly months more morning most mostly mother motor mountain mouse mouthwash move moved movement movements moves " +
  "movie moving mowed mowing much mucus multiple muscle muscles muscular music must mutability mutable mutate myalgia name named namely names naming " +
  "nanny nasal native natural nature nausea nauseated nauseous navigate navigation navy near nearest nearly necessarily necessary neck need needed " +
  "needing needs negated negative negotiator neighbor neighbour neither nephew nest nested nesting network networks never newer newest newline newly " +
  "news next nice niece night nine nipple nobody nocturia node nodes noise none nonexistent noon normal normalization normalize normalized normally " +
  "north nose notably notation note noted notes nothing notice noticeable noticed notices noticing notify noun november null number numbers numbness " +
  "numerate numeric numerical nurse nursery obese obesity obfuscation object objects obsolete obtain obtained obtaining obvious obviously occasional " +
  "occasionally occasions occur occurred occurrence occurrences occurring occurs octal octets october odor offer offers office official offs offset " +
  "often ointment okay older omeprazole omit omitted once ones ongoing online only onset onto opaque open opened opening opens operand operands " +
  "operate operates operating operation operations operator operators opposed opposite optimization optimizations optimize optimized option optional " +
  "optionally options opts oral orange orbital order ordered ordinary organization organizations oriented origin original originally osteoarthritis " +
  "other others otherwise outdated outdoors outer output outputs outside oven over overall overflow overflows overhead overload overloaded " +
  "overloading overloads overridden override overrides overriding overview overwrite overwritten owned owner owners ownership pack package packaged " +
  "packages packaging packed padding page pages pain painful painless pains paint painting pair pairs pale palpitations panel panic panics " +
  "pantoprazole pants paper paracetamol paragraph paragraphs parallel parameter parameters parent parentheses parenthesis parenthesized parents park " +
  "parse parsed parser parses parsing part partial partially particular particularly partner partners parts party pass passage passed passes passing " +
  "password past patch patched patches path paths patient pattern patterns pause paused payload peanut peculiar peek peeled pelvic penalty pending " +
  "people perform performance performed performing performs perhaps period periods peripheral perl permission permissions permit permitted persisted " +
  "persistent person persons pharmacy phase phone photo photophobia phrase phrasebook phrases physical physician piano pick picnic picture piece " +
  "pieces pillow pills ping pipe piped pipeline pipes piping pizza place placed placeholder placement places plain plan plane plant plate platform " +
  "platforms play player playground playing playwright pleasant please pleuritic plugin plugins plural plus pneumonia point pointer pointers pointing " +
  "points policy polyuria pool poor popped popular populate porch port portability portable portal porting portion portions position positional " +
  "positions positive possibility possible possibly post posts potato potential potentially pounded power powerful practical practice practices " +
  "practise preceded precedence preceding precisely precision prefer preference preferred prefers prefix prefixed prefixes pregnancy pregnant prelude " +
  "prepared prerequisite prerequisites prescribed prescription presence present presentation presented presents preserve preserved preserves pressed " +
  "pressure presumably pretend prettier pretty prevent prevents previous previously primarily primary primitive principal print printed printing " +
  "prints prior priority private probably problem problematic problems procedural procedures process processed processes processing processor produce " +
  "produced produces producing product production productive products profile program programmer programmers programming programs progress progressed " +
  "progressing progressive progressively project projects prolonged promise promises prompt prop proper properly properties property proposal props " +
  "prostatic protected protection protocol protocols prototype prototypes prove proven provide provided provider providers provides providing proxy " +
  "public publication publish published pull pulled pulmonary pump punched puppeteer puppy pure purpose purposes purse purulent push pushed pushing " +
  "puts putting python quadrant qualified qualifier qualify quality quantifier quantifiers quantify queries query question questioning questions " +
  "queue quick quickly quiet quit quite quotation quote quoted quotes quoting race radiates radiating radiation radical radio rain raise raised " +
  "raises raked raking random range ranges rapidly rare rarely rash rate rather rationale reach reached react read readable reader reading reads " +
  "ready real really reason reasonable reasonably reasoning reasons rebuild rebuilt recalls receive received receiver receives receiving recent " +
  "recently recognize recognized recommend recommended recommends record records rectangle recurrent recurs recursion recursive recursively redefine " +
  "redefined redirect redirection redirects redis redistribute redistributed redness reduce reduced redundant refer reference referenced references " +
  "referencing referral referred refers reflect refs refused regarding regardless regexp region register registered registers registration registry " +
  "regression regular regularly reject rejected rejects relate related relationship relationships relative relatively release released releases " +
  "relevant reliable reliably relief relies relieved reload rely relying remain remainder remaining remains remarkable remember remote removal remove " +
  "removed removes removing rename renamed render rendered rendering rent reordering repair repeat repeated repeatedly repeating repetition replace " +
  "replaced replacement replaces replacing reply report reported reporting reports repositories repository represent represented representing " +
  "represents reproduce request requested requests require required requirement requirements requires requiring resection reserved reset resolution " +
  "resolve resolved resolver resolves resolving resource resources respect respectively respiration respiratory respond responded response responses " +
  "responsible rest restart restarts restaurant restless restore restrict restricted restriction restrictions restrictive result resultant resulted " +
  "resulting results resume retain retained retire retired retried retries retrieve retrosternal retry retrying return returned returning returns " +
  "reuse reverse review revision rewrite rewritten rhinitis rice ride right rights risk river road robust role roles rolled roof room root roughly " +
  "round route router routes routine routines rows rubbed ruby rugby rule rules runner running runny runs safe safely safety said sailing salad sale " +
  "saline salt same sample sampled samples sandwich satisfied satisfies satisfy saturday sauce save saved saves saving saying says scabbed scalar " +
  "scalars scale scan scanned scenario scenarios schema scheme schemes school science scope scoped scopes scratch scratched screen screening " +
  "screenshot screenshots script scripts scroll scrotal scrotum seamlessly search searched searching season second seconds secret secretary secrets " +
  "section sections secure security seed seek seem seemed seems seen sees segment segments select selected selection selector selectors self sell " +
  "semantic semantics semi semicolon send sender sending sends sensation sense sensing sensitive sent sentence sentences separate separated " +
  "separately separator separators september sequence sequences serialization serialize serialized series serious sertraline serve server servers " +
  "service services session sessions sets setting settings setup seven several severe severity sexual sexually shadow shall shape share shared " +
  "sharing sharp sheet shell shift shim ship shipped ships shirt shoes shop shopping short shortcut shortcuts shorter shorthand shortness should " +
  "shoulder shoulders shouldn shove shovel shoveling show shower showing shown shows shut shutdown siblings sick side sidebar sidecar sided sign " +
  "signal signals signature signatures signed significant significantly signing signs silence silently silly similar similarly simple simpler " +
  "simplest simplicity simplified simplify simply since sing single singleton singular sister site sites sitting situation situations sixty size " +
  "sized sizes skate skateboard skeleton skiing skin skip skipped skipping skips skirt slash slashes sleep sleepiness sleeping sleeps sleeve slept " +
  "slice slices slightly slip slipped slot slow slower slowly small smaller smart smashing smell smelled smelling smells smoke smoked smoker smokes " +
  "smoking snapped snapshot snapshots sneezing snippet snippets snow soap soccer social socket sockets socks sofa softball software soldier solely " +
  "solution solutions solve some somehow someone something sometime sometimes somewhat somewhere song soon sore sorry sort sorted sounded sounds soup " +
  "source sources south space spaces span spawn spawned speaking spec special specialist specialists specialty specific specifically specification " +
  "specified specifier specifies specify specifying speed spelling spells spend spent spilled spinning splint split splits spoke sponsor sponsors " +
  "spontaneous spontaneously spoon sport sports spotting spouse spray spread spreads spring sputum square squash stable stack stage stairs stand " +
  "standard standards standing stars start started starting starts startup stat state stated statement statements states static statically statistics " +
  "stats status stay stayed stays stdio steady steak stent step stepped steps stiffness still stood stool stools stop stopped stops storage store " +
  "stored stores storing story straight straining strange stranger strategy stream streaming streams street strict strictly string strings stripped " +
  "strong strongly structure structured structures student study stuff stung style styles subclass subject submission submit submitted submitting " +
  "subroutine subroutines subs subscribe subscript subsequent subsequently subset substantial substitution subtle subway succeed succeeded succeeds " +
  "success successful successfully such sudden suddenly suffer suffered suffers sufficient suffix sugar suggest suggested suggestions suitable suite " +
  "summaries summarized summary summer sunday sunny super supermarket supper supplements supplied supply support supported supporting supports " +
  "supposed suppress suprapubic sure surf surgeon surgery surprising surrogate surrogates surrounding swallowing sweating sweet swelling swim " +
  "swimming switch switched switches switching swollen symbol symbolic symbols symptom symptoms sync synchronous synchronously syntax syrup system " +
  "systems table tables tabs tackled tagged tags tail taint tainted take taken takes taking talk talked tall tapped taps tarball tarballs target " +
  "targets task tasks taste tasted tastes taxi teach teacher team tearing technique teenage teenager television tell tells temperature template " +
  "templates temporary tendency tender tennis term terminal terminate terminated terminates terms test tested testing tests text texts than thank " +
  "thanks that theater their them theme themselves then therapy there therefore these they thick thighs thing things think thinks third thirsty " +
  "thirty this those though thought thread threaded threads three threshold throat throbbed throbbing through throughout throw throwing thrown throws " +
  "thru thursday thus tick ticket tied tier tight till time timeout timer times timestamp tinged tingled tingling tinnitus tiny tired tiredness title " +
  "toast today todo together toggle toilet token tokens told tolerate tomorrow tonight took tool tooling toolkit tools total totally touch touched " +
  "toward towel tower town toys trace traced track tracker tracking tract tractor trade traditional traffic trailing train trainer training trait " +
  "traits transaction transfer transform transformed transforming transforms transition translate translated translation translations translator " +
  "translators transmitter trapped trauma travel traverse treat treated treating treatment treats tree trend tried tries trigger triggered triggers " +
  "trimmed trip tripped tripping trouble truck true truncated trunk trust trusted trying tuesday tumble turkey turn turned turning turns tutorial " +
  "twelve twenty twice twisted tylenol type typed types typescript typical typically typing typo ubuntu unable unavailable unchanged uncle unclear " +
  "uncommon uncompressed undefined under underlying underscore underscores understand understanding underwent unexpected unexpectedly unexplained " +
  "unicode uniform unilateral unimplemented uninitialized union unique unit units university unix unknown unless unlike unlikely unlimited " +
  "unnecessary unopened unpack unpacked unprotected unproven unremarkable unrestricted unsafe unsigned unstable unsteady unsupported until unused " +
  "unusual unwanted unwinding update updated updates updating upgrade upgraded upgrading upon upper uppercase upset upstairs upstream urethral urge " +
  "urgency urinary urinate urination urine urls usable usage used useful useless user username users uses using usual usually uterine utilities " +
  "utility vacation vaccinated vaccination vaccine vaccines vaginal vague valid validate validated validates validation value values variable " +
  "variables variant variants variations variety various vars vary vascular vaseline vector vectors vegetable vehicle vein vendor verb verbatim " +
  "verbose verification verified verify versa version versions vertical vertigo very vice vicks video view village violates virtual virus visible " +
  "vision visit visitor visits visual vital vitals vitamin vitamins voice void voiding volatile volleyball volume vomited vomiting vulnerability " +
  "vulnerable wait waiter waiting waitress wake wakes waking walk walking walks wall want wanted wanting wants warehouse warm warn warned warning " +
  "warnings warranty wash washing wasn watch watcher watching water watery ways weak weakness wear wearing wears weather website wedding wednesday " +
  "week weekend weekly weeks weight weird welcome well went were west what whatever wheel wheeze when whenever where whereabouts whereas wherever " +
  "whether which while whilst white whoever whole whom whose wide widely widget width wife wiki will wind window windows wine wings wins winter wish " +
  "with within without woke woken wonder wood word words work workaround worker workers workflow working works workspace world worried worry worse " +
  "worsened worsening worsens worst worth would wouldn wrap wrapped wrapper wrappers wrapping wraps wrestling writable write writer writes writing " +
  "written wrong wrote yard yarn year years yell yellow yellowish yesterday yield yields yoga young younger your yourself zero zeroes zeros zinc " +
  "zyrtec";
