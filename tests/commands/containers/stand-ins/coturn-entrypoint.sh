#!/bin/sh
# As the image's own: options alone are the server's.
case "$1" in
-*) exec turnserver "$@" ;;
*) exec "$@" ;;
esac
