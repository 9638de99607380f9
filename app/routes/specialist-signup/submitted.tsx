import { Form } from "@remix-run/react";
import { PictureUpload } from "~/components/form/picture-upload";
import { Link } from "~/components/ui/link";

/**
 * Step 3: what happens next (SIGN-31, SIGN-32).
 * @param sentTo the address that was typed, on the first visit.
 * @param isApplicant whether the applicant is signed in.
 */
export function Submitted({ sentTo, isApplicant }: { sentTo: string | null; isApplicant: boolean }) {
  return (
    <section aria-labelledby="submitted-title" className="mt-4 card p-8 text-center">
      <svg viewBox="0 0 64 64" aria-hidden="true" className="mx-auto size-16">
        <circle cx="32" cy="32" r="32" className="fill-tint" />
        <path
          d="m20 33 9 9 16-19"
          fill="none"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-action"
        />
      </svg>
      <h1 id="submitted-title" className="mt-6 text-title font-bold">
        Application Submitted!
      </h1>
      <p className="mt-3 text-lg">Thank you. Your application is now under review.</p>
      {!isApplicant && (
        <p className="mt-2">
          Check your email
          {sentTo !== null && (
            <>
              {" "}
              at <bdi className="font-semibold wrap-anywhere">{sentTo}</bdi>
            </>
          )}
          , and confirm your address with the link within three days, so that you can sign in.
        </p>
      )}
      <p className="mt-2 text-muted">
        Credential verification takes 2-3 business days. We will email you as soon as you are approved. Until then,
        patients see your profile marked “Under review”.
      </p>
      <Link to="/" className="mt-8 btn btn-primary">
        Return to Home
      </Link>
      {isApplicant ? (
        <section aria-labelledby="picture-title" className="mt-8 border-t border-line pt-6 text-start">
          <h2 id="picture-title" className="mb-4 text-xl font-bold">
            Add a profile picture (optional)
          </h2>
          <PictureUpload />
        </section>
      ) : (
        <p className="mt-6 text-muted">You can add a profile picture after you sign in.</p>
      )}
      <Form method="post" action="/specialist-signup" className="mt-6">
        <button type="submit" name="intent" value="restart" className="min-h-11 cursor-pointer link">
          Send an application for someone else
        </button>
      </Form>
    </section>
  );
}
