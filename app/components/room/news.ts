import type { Role } from "~/domain/room/room";
import type { ToastMessage } from "~/domain/toast";
import type { RoomNews } from "./room-now";
import type { RecordingNews } from "./recording";

/** What of the news is worth a toast. @param other what the other side is called. */
export function newsToast(news: RoomNews, self: Role, other: string): ToastMessage | null {
  if (news.type === "joined")
    return self === "patient" ? { title: "Doctor Connected", description: `${other} has joined the room.` } : null;
  return news.type === "recording" ? recordingToast(news.news, other) : null;
}

function recordingToast(news: RecordingNews, other: string): ToastMessage {
  switch (news) {
    case "started":
      return { title: "Recording Started", description: "It stays in this browser until you save it." };
    case "stopped":
      return { title: "Recording Stopped", description: "The file is offered as a download." };
    case "otherStarted":
      return { title: "Recording Started", description: `${other} is recording.` };
    case "otherStopped":
      return { title: "Recording Stopped", description: `${other} has stopped recording.` };
    case "refused":
      return { title: "Recording Not Allowed", description: `${other} did not allow it.` };
    case "unanswered":
      return { title: "Recording Not Allowed", description: `${other} did not answer.` };
    case "failed":
      return {
        title: "Recording Failed",
        description: "This browser could not begin to record.",
        variant: "destructive",
      };
  }
}
