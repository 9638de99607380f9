import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import { pictureState } from "db/pictures";
import type { TitleHandle } from "~/components/document-title";
import { PictureUpload } from "~/components/form/picture-upload";
import { skipRevalidationWhenRejected, submitOrKeep } from "~/components/form/form-errors";
import { SmallForm } from "~/components/form/small-form";
import { NarrowScreen } from "~/components/narrow-screen";
import { ScreenError } from "~/components/screen-error";
import { StoredPicture } from "~/components/stored-picture";
import { Link } from "~/components/ui/link";
import { appContext, type AppContext } from "~/context";
import { MAX_PICTURE_BYTES, PICTURE_FAULTS } from "~/domain/providers/picture";
import { pictureSchema } from "~/domain/providers/picture-schema";
import type { RejectedForm } from "~/domain/rejected-form";
import type { ToastMessage } from "~/domain/toast";
import { requireRole } from "~/services/accounts/session-guard.server";
import { documentHeaders, NO_STORE } from "~/services/http/responses/document-headers";
import { readForm } from "~/services/http/requests/body.server";
import { formAction } from "~/services/http/forms/form-action.server";
import { requireWithinLimit } from "~/services/http/limits/rate-limits.server";
import { respondUnavailable } from "~/services/http/responses/unavailable.server";
import { PictureError } from "~/services/pictures/picture-error.server";
import { keepPicture, takePicturesAway } from "~/services/pictures/pictures.server";
import { setFlash } from "~/services/sessions/flash.server";

export const handle: TitleHandle & { private: true } = { title: "Profile Picture", private: true };

const FAILED = "Your picture could not be saved. Try again in a moment.";
const UPLOADED: ToastMessage = {
  title: "Picture uploaded",
  description: "Visitors see it as soon as we have reviewed it.",
};
const REMOVED: ToastMessage = { title: "Picture removed", description: "Visitors see your initials." };
/** The picture, and some kilobytes around it: one that is a little too large is told so in its form. */
const MAX_BYTES = MAX_PICTURE_BYTES + 1024 * 1024;

/**
 * The signed-in specialist, reviewed or not, and their pictures.
 * @throws {Response} to the sign-up for one who has not applied yet, 403 for anybody who is no specialist.
 */
async function requireOwnPictures(request: Request, app: AppContext) {
  const user = await requireRole(request, app, "provider");
  const state = await respondUnavailable(() => pictureState(app.db, { userId: user.id }));
  if (state) return { user, ...state };
  const signup: Response = redirect("/specialist-signup", { status: 303 });
  throw signup;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { approved, waiting, address } = await requireOwnPictures(request, appContext(context));
  return data({ approved, waiting, address }, NO_STORE);
}

export const action = (args: ActionFunctionArgs) =>
  formAction(
    args,
    { by: requireOwnPictures, schema: pictureSchema, failed: FAILED, read: (request) => readForm(request, MAX_BYTES) },
    async ({ intent }, { who, refuse, app, form }) => {
      const back = async (toast: ToastMessage) =>
        redirect("/profile-picture", { status: 303, headers: { "Set-Cookie": await setFlash({ toast }, app) } });
      if (intent === "remove") {
        await takePicturesAway(who, app);
        return back(REMOVED);
      }
      const file = form.get("picture");
      if (!(file instanceof File) || file.size === 0)
        return refuse(400, { fields: { picture: [PICTURE_FAULTS.missing] } });
      requireWithinLimit(await app.limits.take("pictures", String(who.user.id)));
      try {
        await keepPicture(new Uint8Array(await file.arrayBuffer()), who, app);
        return back(UPLOADED);
      } catch (error) {
        if (!(error instanceof PictureError)) throw error;
        return refuse(400, { fields: { picture: [PICTURE_FAULTS[error.fault]] } });
      }
    },
  );

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  submitOrKeep(request, () => serverAction<typeof action>(), {
    title: "Not saved",
    description: FAILED,
    variant: "destructive",
  });

export const headers = documentHeaders;
export const shouldRevalidate = skipRevalidationWhenRejected;

export default function ProfilePicture() {
  const { approved, waiting, address } = useLoaderData<typeof loader>();
  const answer = useActionData<RejectedForm>();
  const isRemoval = answer?.result.initialValue?.intent === "remove";
  return (
    <NarrowScreen
      title="Profile Picture"
      lead="Visitors see your initials until we have reviewed your picture."
      after={
        <p>
          <Link to="/application" className="inline-flex min-h-11 items-center link">
            My application
          </Link>
        </p>
      }
    >
      <div className="mb-6 flex flex-wrap gap-8">
        {approved && <StoredPicture id={approved} caption="Visitors see this picture" />}
        {waiting && <StoredPicture id={waiting} caption="Under review" />}
        {address && (
          <p className="wrap-anywhere">
            We will look at the picture at <bdi>{address}</bdi> when we review it.
          </p>
        )}
        {!approved && !waiting && !address && <p>You have no picture yet.</p>}
      </div>
      <PictureUpload answer={isRemoval ? undefined : answer} />
      {(approved || waiting || address) && (
        <div className="mt-6 border-t border-line pt-6">
          <SmallForm<never>
            id="remove"
            order={[]}
            answer={isRemoval ? answer : undefined}
            intent="remove"
            button="Remove Picture"
            pending="Removing..."
          >
            {() => null}
          </SmallForm>
        </div>
      )}
    </NarrowScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="Profile Picture Unavailable" />;
}
