import { prefetchProps } from "~/components/prefetch";
import { Link } from "~/components/ui/link";
import { useWords } from "~/components/words";
import { HeroPicture } from "./hero-picture";
import { AI_FEATURES, CLAIMS, INNOVATIONS, TESTIMONIALS } from "./texts";
import { Icon } from "./icon";

export function Hero() {
  const { t } = useWords("home");
  return (
    <section aria-labelledby="hero-title" className="overflow-hidden">
      <div className="wrap grid grid-cols-1 items-center gap-10 py-12 lg:grid-cols-[1.1fr_1fr] lg:py-20">
        <div>
          <p className="badge bg-tint px-3 py-1 text-on-tint">{t("Secure and HIPAA compliant")}</p>
          <h1 id="hero-title" className="mt-5 text-display font-bold tracking-tight">
            {t("Weight care that is kind to you")}
          </h1>
          <p className="mt-5 max-w-xl text-xl text-muted">
            {t(
              "A specialist who listens, a meal plan that fits your kitchen, and progress you can see. Meet from home, at your pace.",
            )}
          </p>
          <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
            <Link to="/ai-consultation" {...prefetchProps} className="btn px-6 py-3 text-lg btn-primary">
              {t("Start AI Nutrition Coach")}
            </Link>
            <Link to="/specialists" {...prefetchProps} className="btn btn-secondary px-6 py-3 text-lg">
              {t("Browse Specialists")}
            </Link>
          </div>
        </div>
        <HeroPicture className="mx-auto w-full max-w-lg" />
      </div>
      <div className="border-y border-line bg-surface">
        <dl className="wrap grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-6 gap-y-6 py-8 sm:grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))]">
          {CLAIMS.map(({ figure, label }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-muted">{t(label)}</dt>
              <dd className="text-3xl font-bold text-action tabular-nums">
                <bdi>{figure}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

export function AiFeatures() {
  const { t } = useWords("home");
  return (
    <section aria-labelledby="ai-title" className="wrap py-16">
      <h2 id="ai-title" className="text-title font-bold">
        {t("AI help, backed by real specialists")}
      </h2>
      <p className="mt-2 max-w-2xl text-lg text-muted">
        {t(
          "Our assistant does the counting and the remembering. It is powered by a third-party large language model where one is connected, and by our own built-in rules where not; every answer says which of the two spoke.",
        )}
      </p>
      <ul className="mt-8 grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {AI_FEATURES.map(({ icon, title, text }) => (
          <li key={title} className="card p-6" data-feature-card>
            <Icon name={icon} />
            <h3 className="mt-4 text-lg font-bold">{t(title)}</h3>
            <p className="mt-1 text-muted">{t(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Telemedicine() {
  const { t } = useWords("home");
  return (
    <section aria-labelledby="telemedicine-title" className="wrap py-16">
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[1fr_1.2fr]">
        <div>
          <h2 id="telemedicine-title" className="text-title font-bold">
            {t("Telemedicine and innovations")}
          </h2>
          <p className="mt-3 text-lg text-muted">
            {t(
              "A visit should not cost you half a day. Sit down with your specialist wherever you are: on your phone, on a laptop, or in a quiet virtual room with a headset.",
            )}
          </p>
          <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap lg:flex-col xl:flex-row">
            <Link to="/vr-consultation" {...prefetchProps} className="btn btn-primary">
              {t("Join VR Room")}
            </Link>
            <Link to="/vr-consultation" {...prefetchProps} className="btn btn-secondary">
              {t("Start Virtual Consultation")}
            </Link>
          </div>
        </div>
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-x-8 gap-y-6">
          {INNOVATIONS.map(({ icon, title, text }) => (
            <li key={title} className="border-s-2 border-action ps-5">
              <h3 className="flex items-center gap-2 font-bold">
                <Icon name={icon} small />
                {t(title)}
              </h3>
              <p className="mt-1 text-muted">{t(text)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function Testimonials() {
  const { t } = useWords("home");
  return (
    <section aria-labelledby="testimonials-title" className="bg-sunken py-16">
      <div className="wrap">
        <h2 id="testimonials-title" className="text-title font-bold">
          {t("In their own words")}
        </h2>
        <ul className="mt-8 grid grid-cols-1 gap-5 lg:grid-cols-3">
          {TESTIMONIALS.map(({ quote, name, about }) => (
            <li key={name} data-testimonial className="card p-6">
              <figure className="flex h-full flex-col">
                <blockquote className="text-lg">“{t(quote)}”</blockquote>
                <figcaption className="mt-auto pt-5">
                  <strong lang="en" dir="auto">
                    {name}
                  </strong>
                  <span className="block text-muted">{t(about)}</span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function Closing() {
  const { t } = useWords("home");
  return (
    <section aria-labelledby="closing-title" className="wrap pt-16">
      <div className="rounded-3xl bg-tint px-6 py-14 text-center wrap-break-word text-on-tint sm:px-12">
        <h2 id="closing-title" className="text-title font-bold">
          {t("Start where you are")}
        </h2>
        <p className="mx-auto mt-3 max-w-xl text-lg">
          {t(
            "No weigh-in at the door and no perfect week to wait for. Ask the coach a first question, or let us find you a specialist.",
          )}
        </p>
        <div className="mt-8 flex flex-col justify-center gap-3 sm:flex-row sm:flex-wrap">
          <Link to="/ai-consultation" {...prefetchProps} className="btn px-6 py-3 text-lg btn-primary">
            {t("Start AI Nutrition Coach")}
          </Link>
          <Link to="/book-appointment" {...prefetchProps} className="btn btn-secondary px-6 py-3 text-lg">
            {t("Find Weight Loss Specialist")}
          </Link>
        </div>
      </div>
    </section>
  );
}
